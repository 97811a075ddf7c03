import type { Plugin } from 'vite';
import { drawIconSheet } from './sheet.ts';

/**
 * Serves all icons as one immutable file and exports its address and content (`virtual:icon-sheet`). The name is
 * made here, so that server and browser builds agree.
 */
export function iconSheet(): Plugin {
  const drawn = drawIconSheet();
  return {
    name: 'icon-sheet',
    resolveId: { filter: { id: /^virtual:icon-sheet$/ }, handler: () => '\0virtual:icon-sheet' },
    load: {
      filter: { id: /^\0virtual:icon-sheet$/ },
      handler: async () => {
        const { fileName, source } = await drawn;
        return [
          `export const ICON_SHEET = ${JSON.stringify(`/${fileName}`)};`,
          `export const ICON_MARKUP = ${JSON.stringify(source)};`,
        ].join('\n');
      },
    },
    async generateBundle() {
      if (this.environment.name === 'client') {
        this.emitFile({ type: 'asset', ...(await drawn) });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { fileName, source } = await drawn;
        if (request.url !== `/${fileName}`) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(source);
      });
    },
  };
}
