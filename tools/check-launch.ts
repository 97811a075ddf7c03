import { globSync, readFileSync } from 'node:fs';
import { createBuiltInConfig } from '#app/domain/pricing/built-in.ts';
import { isQuarterPassed } from '#app/domain/pricing/catalog.ts';
import { findMarkedTexts, findPlaceholders } from './locales/marked-texts.ts';

// `npm run check:launch`: placeholders to replace before the site goes live (D1, D48), and settings
// to review.

const list = (file: string, find: typeof findMarkedTexts) => {
  const found = find(readFileSync(file, 'utf8'));
  for (const { line, text } of found) console.log(`${file}:${line}  ${text}`);
  return found.length;
};

const placeholders = list('app/site.ts', findPlaceholders);
console.log(
  placeholders > 0
    ? `Placeholders left: ${placeholders}. Put the true facts there, without the wrapper.`
    : 'No placeholders left.',
);
const texts = globSync('locales/*/**/*.{json,md}').sort();
const marked = texts.reduce((sum, file) => sum + list(file, findMarkedTexts), 0);
console.log(
  marked > 0
    ? `Texts left to write: ${marked}. Only development shows them. Write each in place of what stands between ⟪ and ⟫. Those of the page technik-und-sicherheit on data processing and switching need a lawyer.`
    : 'No texts left to write.',
);
const { ADDONS } = createBuiltInConfig({ plans: {}, addons: {} });
const now = new Date();
for (const { id, statusText } of ADDONS.filter((addon) => isQuarterPassed(addon, now))) {
  console.log(`Warning: the addon ${id} is announced for ${statusText}, which has passed (D43).`);
}
console.log(
  'Warning: the legal texts (locales/*/legal) follow what the code does. A lawyer decides whether they are right.',
);
process.exitCode = placeholders + marked > 0 ? 1 : 0;
