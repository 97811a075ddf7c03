import { FORMATS, SCENE_SIZE, SCENES, WIDTHS } from '../catalogue.ts';
import { heroLanes } from '../data/featured.ts';

/** What the site has to know of the pictures, as modules that the compiler checks. */
export function writeManifests(languages: readonly string[]): Map<string, string> {
  const width = Math.max(...WIDTHS);
  const height = (width * SCENE_SIZE.height) / SCENE_SIZE.width;
  const pictures = { scenes: SCENES, widths: WIDTHS, formats: FORMATS, width, height };
  return new Map([
    ['app/i18n/pictured-languages.gen.ts', writeModule('picturedLanguages', languages)],
    ['app/features/landing/pictures.gen.ts', writeModule('pictures', pictures)],
    ['app/features/landing/lanes.gen.ts', writeModule('lanes', heroLanes)],
  ]);
}

function writeModule(name: string, value: unknown): string {
  const head = '// Written by `npm run pictures`; not to be edited.';
  return `${head}\n\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
