import { defineConfig } from '@pandacss/dev';
import site from '../panda.config.ts';

/** The site's tokens and recipes, but only what the scenes use: the site's stylesheet stays as it is. */
export default defineConfig({
  ...site,
  logLevel: 'error',
  include: ['./studio/**/*.tsx', './app/features/explorer/**/*.tsx', './app/ui/brand-mark.tsx'],
});
