import { defineConfig } from '@pandacss/dev';
import site from '../panda.config.ts';

/**
 * The site's tokens and recipes, with only the styles that the scenes use. A picture 600 px wide
 * shows tables as the site does from 768 px.
 */
export default defineConfig({
  ...site,
  logLevel: 'error',
  include: [
    './studio/**/*.tsx',
    './app/features/explorer/**/*.tsx',
    './app/ui/brand-mark.tsx',
    './app/ui/stage-table.tsx',
  ],
  theme: { ...site.theme, breakpoints: { sm: '480px', md: '576px', lg: '1024px', xl: '1280px' } },
});
