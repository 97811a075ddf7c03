import { globSync, readFileSync } from 'node:fs';
import { createBuiltInConfig } from '#app/domain/pricing/built-in.ts';
import { isQuarterPassed } from '#app/domain/pricing/catalog.ts';
import { findPlaceholders } from './checks/placeholders.ts';
import { findMarkedTexts } from './locales/marked-texts.ts';

// `npm run check:launch`: placeholders to replace before the site goes live (D1, D48), and settings
// to review.

const placeholders = findPlaceholders(readFileSync('app/site.ts', 'utf8'));
const width = Math.max(0, ...placeholders.map(({ path }) => path.length));
for (const { path, fact, line } of placeholders) {
  console.log(`app/site.ts:${`${line}`.padEnd(4)} ${path.padEnd(width)}  ${fact}`);
}
console.log(
  placeholders.length > 0
    ? `Placeholders left: ${placeholders.length}. Put the true facts there, without the wrapper.`
    : 'No placeholders left.',
);
const marked = globSync('locales/*/**/*.{json,md}')
  .sort()
  .flatMap((file) =>
    findMarkedTexts(readFileSync(file, 'utf8')).map((text) => ({ file, ...text })),
  );
for (const { file, line, text } of marked) console.log(`${file}:${line}  ${text}`);
console.log(
  marked.length > 0
    ? `Texts left to write: ${marked.length}. Only development shows them. Write each in place of what stands between ⟪ and ⟫. Those of the page technik-und-sicherheit on data processing and switching need a lawyer.`
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
process.exitCode = placeholders.length + marked.length > 0 ? 1 : 0;
