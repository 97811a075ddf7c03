import { defineConfig } from '@pandacss/dev';
import site from '../../panda.config.ts';

/** What visitors see: all but the parts that import `theme/admin.css`. */
export default defineConfig({
  ...site,
  exclude: [
    './app/features/staff/**',
    './app/features/{inquiries,pricing-admin}/*/**',
    // These are loaded with visitors' pages.
    './app/features/inquiries/!(loading).tsx',
    './app/features/pricing-admin/!(admin-button|preview-place).tsx',
    './app/ui/page-heading.tsx',
  ],
});
