import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The languages with texts for pictures, which `npm run locales` checks; others show the German ones. */
export function findLanguages(): string[] {
  return globSync('locales/*/pictures.json')
    .map((path) => basename(dirname(path)))
    .sort();
}
