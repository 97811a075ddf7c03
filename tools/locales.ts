import { globSync, readFileSync } from 'node:fs';
import { inspectLocales } from './locales/folders.ts';
import { findHardCodedTexts, NOT_SEEN } from './locales/hard-coded.ts';
import { describeLanguages } from './locales/report.ts';

// `npm run locales`: the share of each language that is translated, everything that is wrong with
// its files, and which text stands outside of `locales/`.

/** The company's facts, and a landscape's names, which are the same in every language. */
const NAMES = /^app[/\\](site\.ts$|features[/\\]explorer[/\\]demo[/\\])/;

const sources = new Map(
  globSync(['app/**/*.ts', 'app/**/*.tsx'], { exclude: ['**/*.gen.ts', '**/*.d.ts'] }).map(
    (path) => [path, readFileSync(path, 'utf8')],
  ),
);
const { languages, faults } = inspectLocales('locales');
const { text, isSound } = describeLanguages(languages, sources);
console.log(text);
if (faults.length > 0) console.log(`\nFiles to mend:\n${faults.join('\n')}`);

const hardCoded = [...sources]
  .filter(([path]) => !NAMES.test(path))
  .flatMap(([path, source]) => findHardCodedTexts(path, source));
if (hardCoded.length > 0)
  console.log(`\nText that belongs into locales/:\n${hardCoded.join('\n')}`);
console.log(`\n${NOT_SEEN}`);

process.exitCode = isSound && faults.length === 0 && hardCoded.length === 0 ? 0 : 1;
