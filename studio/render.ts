import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CARD_SIZE, CARDS, nameView, SCENES } from './catalogue.ts';
import { renderIcons } from './rendering/icons.ts';
import { findLanguages } from './rendering/languages.ts';
import { writeManifests } from './rendering/manifests.ts';
import { compressCard, renderScene } from './rendering/renditions.ts';
import { openStudio } from './rendering/studio.ts';

// `npm run pictures`: renders all pictures of all languages, the images for sharing and the icons.
// Nothing is written before everything is rendered.

const PICTURES = 'public/pictures';

const languages = findLanguages();
const files = new Map<string, Buffer | string>(writeManifests(languages));
const studio = await openStudio();
try {
  for (const language of languages) {
    for (const scene of SCENES) {
      for (const view of ['screen', 'closeUp'] as const) {
        const renditions = await renderScene(studio, scene, view, language);
        for (const [name, file] of renditions) files.set(`${PICTURES}/${language}/${name}`, file);
        console.log(`${language}  ${nameView(scene, view).padEnd(36)}${describeSize(renditions)}`);
      }
    }
    for (const card of CARDS) {
      const file = await photographCard(card, language);
      files.set(`${PICTURES}/${language}/og-${card}.png`, file);
      console.log(`${language}  ${`og-${card}`.padEnd(36)}${describeSize(new Map([['', file]]))}`);
    }
  }
  for (const [name, file] of await renderIcons(studio)) files.set(`public/${name}`, file);
} finally {
  await studio.close();
}

rmSync(PICTURES, { recursive: true, force: true });
for (const [path, file] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(join(path), file);
}
console.log(`${files.size} files`);

async function photographCard(card: (typeof CARDS)[number], language: string): Promise<Buffer> {
  const picture = `card-${card}`;
  const shot = { picture, language, theme: 'light', size: CARD_SIZE, density: 1 } as const;
  return compressCard(await studio.photograph(shot));
}

function describeSize(content: ReadonlyMap<string, Buffer>): string {
  const bytes = [...content.values()].reduce((sum, file) => sum + file.length, 0);
  return `${content.size} files, ${Math.round(bytes / 1024)} kB`;
}
