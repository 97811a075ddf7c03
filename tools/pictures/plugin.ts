import { createHash } from 'node:crypto';
import * as flags from 'country-flag-icons/string/3x2';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { ICON_NAMES, type IconName } from '#app/ui/icon-names.ts';
import { virtualModule } from '../virtual-module.ts';

/**
 * Serves the package's flags as pictures of the site, `/flags/de.svg` (D24), and all icons as one
 * immutable file. `virtual:icon-sheet` exports that file's address and content; its name is made
 * here, so that server and browser builds agree.
 */
export function servePictures(): Plugin[] {
  const icons = drawIconSheet();
  const pictures = icons.then(({ fileName, source }) =>
    new Map(Object.entries(flags).map(([iso, svg]) => [`flags/${iso.toLowerCase()}.svg`, svg])).set(
      fileName,
      source,
    ),
  );
  return [
    virtualModule('virtual:icon-sheet', async () => {
      const { fileName, source } = await icons;
      return [
        `export const ICON_SHEET = ${JSON.stringify(`/${fileName}`)};`,
        `export const ICON_MARKUP = ${JSON.stringify(source)};`,
      ].join('\n');
    }),
    {
      name: 'pictures',
      applyToEnvironment: ({ name }) => name === 'client',
      async generateBundle() {
        for (const [fileName, source] of await pictures) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
      configureServer(server) {
        server.middlewares.use(async (request, response, next) => {
          const picture = (await pictures).get(request.url?.slice(1) ?? '');
          if (picture === undefined) return next();
          response.setHeader('content-type', 'image/svg+xml');
          response.end(picture);
        });
      },
    },
  ];
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
