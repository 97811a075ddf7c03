import { FORMATS, SCENES, VIEWS } from '#studio/catalogue.ts';

/** Sizes and file names of the pictures, as TypeScript modules for the site. */
export function writeManifests(languages: readonly string[]): Map<string, string> {
  const views = Object.fromEntries(
    Object.entries(VIEWS).map(([view, { suffix, size, widths }]) => {
      const width = Math.max(...widths);
      return [view, { suffix, widths, width, height: (width * size.height) / size.width }];
    }),
  );
  const scenes = Object.fromEntries(SCENES.map(({ name, views: shown }) => [name, shown]));
  const pictures = { scenes, formats: FORMATS, views };
  return new Map([
    ['app/i18n/pictured-languages.gen.ts', writeModule('picturedLanguages', languages)],
    ['app/features/landing/pictures.gen.ts', writeModule('pictures', pictures)],
  ]);
}

function writeModule(name: string, value: unknown): string {
  const head = '// Written by `npm run pictures`; not to be edited.';
  return `${head}\n\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
