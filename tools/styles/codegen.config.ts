import { defineConfig } from '@pandacss/dev';
import site from '../../panda.config.ts';

/** For `panda codegen`, which reads only the theme, but would parse all of `app`, too. */
export default defineConfig({ ...site, include: [] });
