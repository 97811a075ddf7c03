import { writeFileSync } from 'node:fs';
import { cutFonts, firstRange } from './fonts/cut.ts';

// `npm run fonts`: cuts from the whole fonts what German and English pages need, which is what every
// visitor loads first. To be run after a font's new version or another choice of characters.

for (const [name, font] of await cutFonts()) {
  writeFileSync(new URL(`../app/theme/fonts/${name}`, import.meta.url), font);
  console.log(`app/theme/fonts/${name}: ${font.byteLength} bytes`);
}
console.log(`unicode-range in app/theme/fonts.css:\n${firstRange}`);
