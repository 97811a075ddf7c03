import { readFileSync } from 'node:fs';
import { findPlaceholders } from './checks/placeholders.ts';

// `npm run check:launch`: what has to be replaced before the site goes live (D1).

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
process.exitCode = placeholders.length > 0 ? 1 : 0;
