import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { flattenTexts, parseTexts } from '#tools/locales/texts.ts';

const REFERENCE = 'de';

/**
 * The languages whose folder has texts for the pictures; the others show the German ones.
 * @throws Error naming the texts that a language lacks or has too many
 */
export function findLanguages(): string[] {
  const codes = globSync('locales/*/meta.json').map((path) => basename(dirname(path)));
  const pictured = codes.filter((code) => existsSync(textsOf(code))).sort();
  for (const code of codes.filter((one) => !pictured.includes(one))) {
    console.log(`${code}: no ${textsOf(code)}, so its pages show the German pictures`);
  }
  const wanted = readKeys(REFERENCE);
  for (const code of pictured) {
    const keys = readKeys(code);
    const different = [
      ...wanted.filter((key) => !keys.includes(key)),
      ...keys.filter((key) => !wanted.includes(key)),
    ];
    if (different.length > 0) {
      throw new Error(`${textsOf(code)} and the German texts differ: ${different.join(', ')}`);
    }
  }
  return pictured;
}

function textsOf(code: string): string {
  return `locales/${code}/pictures.json`;
}

function readKeys(code: string): string[] {
  return [...flattenTexts(parseTexts(readFileSync(textsOf(code), 'utf8'))).keys()];
}
