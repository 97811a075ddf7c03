import { createHash } from 'node:crypto';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICON_NAMES, type IconName } from '#app/ui/icon-names.ts';

/** All icons in one file, each by its name, and the name of the file. */
export async function drawIconSheet(): Promise<{ fileName: string; source: string }> {
  const icons = await Promise.all(ICON_NAMES.map(drawIcon));
  const source = renderToStaticMarkup(
    createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, icons),
  );
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/icons-${hash}.svg`, source };
}

async function drawIcon(name: IconName) {
  const { __iconData: icon } = await dynamicIconImports[name]();
  const shapes = icon.node.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('g', { id: name, key: name }, shapes);
}
