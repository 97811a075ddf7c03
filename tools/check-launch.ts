import { readFileSync } from 'node:fs';
import { createBuiltInConfig } from '#app/domain/pricing/built-in.ts';
import { findPassedQuarters } from '#app/domain/pricing/passed-quarters.ts';
import { findPlaceholders } from './checks/placeholders.ts';

// `npm run check:launch`: what has to be replaced before the site goes live (D1), and what its
// owner should look at.

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
const { ADDONS } = createBuiltInConfig({ plans: {}, addons: {} });
for (const { id, statusText } of findPassedQuarters(ADDONS, new Date())) {
  console.log(`Warning: the addon ${id} is announced for ${statusText}, which has passed (D43).`);
}
console.log(
  'Warning: the legal texts (locales/*/legal) follow what the code does. A lawyer decides whether they are right.',
);
process.exitCode = placeholders.length > 0 ? 1 : 0;
