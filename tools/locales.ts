import { globSync, readFileSync } from 'node:fs';
import { readLanguages } from './locales/folders.ts';
import { findHardCodedTexts } from './locales/hard-coded.ts';
import { describeLanguages } from './locales/report.ts';

// `npm run locales`: how complete each language is, what is wrong with it, and which text stands
// outside of `locales/`.

/** The company's facts. */
const SITE = 'app/site.ts';

const sources = new Map(
  globSync(['app/**/*.ts', 'app/**/*.tsx'], { exclude: ['**/*.gen.ts', '**/*.d.ts'] }).map(
    (path) => [path, readFileSync(path, 'utf8')],
  ),
);
const { text, isSound } = describeLanguages(readLanguages('locales'), sources);
console.log(text);

const hardCoded = [...sources]
  .filter(([path]) => path !== SITE)
  .flatMap(([path, source]) => findHardCodedTexts(path, source));
if (hardCoded.length > 0)
  console.log(`\nText that belongs into locales/:\n${hardCoded.join('\n')}`);

process.exitCode = isSound && hardCoded.length === 0 ? 0 : 1;
