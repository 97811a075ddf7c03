import { defineConfig } from '@pandacss/dev';
import site from '../../panda.config.ts';

/** The visitor's own landscape: only what other pages do not have. */
export default defineConfig({
  ...site,
  staticCss: {},
  include: ['./app/features/landscape/**/*.{ts,tsx}'],
  preflight: false,
  globalCss: {},
});
