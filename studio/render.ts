import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CARD_SIZE, CARDS, PICTURES } from './catalogue.ts';
import { renderIcons } from './rendering/icons.ts';
import { findLanguages } from './rendering/languages.ts';
import { writeManifests } from './rendering/manifests.ts';
import { renderReadmePicture } from './rendering/readme.ts';
import { compressCard, renderPicture } from './rendering/renditions.ts';
import { openStudio } from './rendering/studio.ts';

// `npm run pictures`: renders the pictures of all languages, the images for sharing and the icons,
// and writes nothing before everything is rendered; then the site with them is the README's picture.
// `npm run pictures -- dashboard og- readme` renders only pictures whose names begin so, and leaves
// the other files.

const FOLDER = 'public/pictures';

const wanted = process.argv.slice(2);
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start));
const languages = findLanguages();
const files = new Map<string, Buffer | string>(writeManifests(languages));
const studio = await openStudio();
try {
  for (const language of languages) {
    for (const picture of PICTURES.filter((one) => isWanted(one.picture))) {
      addFiles(language, picture.picture, await renderPicture(studio, picture, language));
    }
    for (const card of CARDS.filter((one) => isWanted(`og-${one}`))) {
      const shot = { picture: `card-${card}`, language, theme: 'light', density: 1 } as const;
      const file = await compressCard(await studio.photograph({ ...shot, size: CARD_SIZE }));
      addFiles(language, `og-${card}`, new Map([[`og-${card}.png`, file]]));
    }
  }
  if (wanted.length === 0) {
    for (const [name, file] of await renderIcons(studio)) files.set(`public/${name}`, file);
  }
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  for (const [path, file] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  if (isWanted('readme')) writeFileSync('docs/stagemap.webp', await renderReadmePicture(studio));
} finally {
  await studio.close();
}
console.log(`${files.size} files`);

function addFiles(language: string, name: string, rendered: ReadonlyMap<string, Buffer>): void {
  let bytes = 0;
  for (const [file, content] of rendered) {
    files.set(`${FOLDER}/${language}/${file}`, content);
    bytes += content.length;
  }
  console.log(
    `${language}  ${name.padEnd(36)}${rendered.size} files, ${Math.round(bytes / 1024)} kB`,
  );
}
