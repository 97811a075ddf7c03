import { writeFileSync } from 'node:fs';
import { cutFonts, firstRange } from './fonts/cut.ts';

// `npm run fonts`: writes the font subsets for German and English, which every visitor loads first.
// Run it after an update of a font or a change of the characters.

for (const [name, font] of await cutFonts()) {
  writeFileSync(new URL(`../app/theme/fonts/${name}`, import.meta.url), font);
  console.log(`app/theme/fonts/${name}: ${font.byteLength} bytes`);
}
console.log(`unicode-range in app/theme/fonts.css:\n${firstRange}`);
