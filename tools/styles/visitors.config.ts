import { defineConfig } from '@pandacss/dev';
import site from '../../panda.config.ts';

/** The visitors' pages: all but the parts that import `theme/admin.css` or `theme/landscape.css`. */
export default defineConfig({
  ...site,
  staticCss: {},
  exclude: [
    './app/features/{inquiries,landscape,sign-in,team}/**',
    './app/features/{price-editor,publishing}/*/**',
    './app/catalog/price-changes/**',
    // The parts named here are loaded with visitors' pages.
    './app/features/staff/!(staff-loading).{ts,tsx}',
    './app/features/price-editor/!(admin-button).{ts,tsx}',
    './app/features/publishing/!(preview-slot).{ts,tsx}',
    './app/ui/{page-heading,panel}.tsx',
    './app/ui/fields/{number-field,token-field}.tsx',
  ],
});
