import { globSync, readFileSync } from 'node:fs';
import { inspectLocales } from './locales/folders.ts';
import { findHardCodedTexts, NOT_SEEN } from './locales/hard-coded.ts';
import { describeLanguages } from './locales/report.ts';

// `npm run locales`: faults in the files of each language, the translated share, and hard-coded text.
// `npm run locales -- fr`: one language.

/** Company facts and landscape names, which are the same in every language. */
const NAMES = /^app[/\\](site\.ts$|features[/\\]explorer[/\\]demo[/\\])/;

const [only] = process.argv.slice(2);
const sources = new Map(
  globSync(['app/**/*.ts', 'app/**/*.tsx'], { exclude: ['**/*.gen.ts', '**/*.d.ts'] }).map(
    (path) => [path, readFileSync(path, 'utf8')],
  ),
);
const { codes, languages, faults } = inspectLocales('locales');
if (only !== undefined && !codes.includes(only)) {
  console.error(`locales/ has no folder ${only}; it has ${codes.join(', ')}.`);
  process.exit(1);
}

const ownFaults = faults.filter(
  (fault) => only === undefined || /^locales\/([^/ ]+)/.exec(fault)?.[1] === only,
);
if (ownFaults.length > 0) console.log(`Files to mend:\n${ownFaults.join('\n')}\n`);
const { text, isSound } = describeLanguages(languages, sources, only);
console.log(text);

const hardCoded = only === undefined ? listHardCoded() : [];
process.exitCode = isSound && ownFaults.length === 0 && hardCoded.length === 0 ? 0 : 1;

function listHardCoded(): string[] {
  const found = [...sources]
    .filter(([path]) => !NAMES.test(path))
    .flatMap(([path, source]) => findHardCodedTexts(path, source));
  if (found.length > 0) console.log(`\nText that belongs into locales/:\n${found.join('\n')}`);
  console.log(`\n${NOT_SEEN}`);
  return found;
}
