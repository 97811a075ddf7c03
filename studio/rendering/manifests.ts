import { FORMATS, SCENES, VIEWS } from '#studio/catalogue.ts';
import { heroLanes } from '#studio/data/featured.ts';

/** Sizes and file names of the pictures, as TypeScript modules for the site. */
export function writeManifests(languages: readonly string[]): Map<string, string> {
  const views = Object.fromEntries(
    Object.entries(VIEWS).map(([view, { size, widths }]) => {
      const width = Math.max(...widths);
      return [view, { widths, width, height: (width * size.height) / size.width }];
    }),
  );
  const pictures = { scenes: SCENES, formats: FORMATS, views };
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
