import { globSync, readFileSync } from 'node:fs';
import { readLanguages } from './locales/folders.ts';
import { describeLanguages } from './locales/report.ts';

// `npm run locales`: how complete each language is, and what is wrong with it.

const sources = new Map(
  globSync(['app/**/*.ts', 'app/**/*.tsx'], { exclude: ['**/*.gen.ts', '**/*.d.ts'] }).map(
    (path) => [path, readFileSync(path, 'utf8')],
  ),
);
const { text, isSound } = describeLanguages(readLanguages('locales'), sources);
console.log(text);
process.exitCode = isSound ? 0 : 1;
