import { createHash } from 'node:crypto';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { ICON_NAMES, type IconName } from '#app/ui/icon-names.ts';
import { virtualModule } from '../virtual-module.ts';

/**
 * Serves all icons as one immutable file and exports its address and content (`virtual:icon-sheet`). The name is
 * made here, so that server and browser builds agree.
 */
export function iconSheet(): Plugin {
  const drawn = drawIconSheet();
  return {
    name: 'icon-sheet',
    ...virtualModule('virtual:icon-sheet', async () => {
      const { fileName, source } = await drawn;
      return [
        `export const ICON_SHEET = ${JSON.stringify(`/${fileName}`)};`,
        `export const ICON_MARKUP = ${JSON.stringify(source)};`,
      ].join('\n');
    }),
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

/** All icons in one file, each by its name, and the name of the file. */
export async function drawIconSheet(): Promise<{ fileName: string; source: string }> {
  const icons = await Promise.all(ICON_NAMES.map(drawIcon));
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${icons.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/icons-${hash}.svg`, source };
}

/** The shapes alone: what uses an icon says how large it is and how it is drawn. */
async function drawIcon(name: IconName): Promise<string> {
  const { default: Icon } = await dynamicIconImports[name]();
  const svg = renderToStaticMarkup(createElement(Icon));
  const shapes = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'));
  return `<g id="${name}">${shapes}</g>`;
}
