import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as z from 'zod';
import { parseTexts, type Texts } from './texts.ts';

export const REFERENCE = 'de';

export interface LanguageFolder {
  code: string;
  /** BCP 47, from `meta.json`. */
  locale: string;
  /** By file name without ending. */
  texts: ReadonlyMap<string, Texts>;
  /** The names of its legal pages. */
  legal: readonly string[];
}

const metaSchema = z.strictObject({
  name: z.string().min(1),
  locale: z.string().refine(isSupported, 'no language tag that the formats know'),
  direction: z.enum(['ltr', 'rtl']),
});

/**
 * Every language of a `locales/` folder, the reference first.
 * @throws Error naming the file that cannot be read
 */
export function readLanguages(locales: string): LanguageFolder[] {
  const codes = globSync('*/', { cwd: locales }).map((folder) => basename(folder));
  const rank = (code: string) => (code === REFERENCE ? '' : code);
  return codes
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((code) => readLanguage(`${locales}/${code}`));
}

function readLanguage(folder: string): LanguageFolder {
  const files = globSync('*.json', { cwd: folder }).filter((name) => name !== 'meta.json');
  return {
    code: basename(folder),
    locale: readMeta(folder).locale,
    texts: new Map(files.sort().map((name) => [basename(name, '.json'), readTexts(folder, name)])),
    legal: globSync('legal/*.md', { cwd: folder }).map((path) => basename(path, '.md')),
  };
}

/** What a language's `meta.json` says about it. */
export function readMeta(folder: string): z.infer<typeof metaSchema> {
  return parseFile(`${folder}/meta.json`, (json) => metaSchema.parse(JSON.parse(json)));
}

function readTexts(folder: string, name: string): Texts {
  return parseFile(`${folder}/${name}`, parseTexts);
}

function parseFile<T>(file: string, parse: (json: string) => T): T {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${dirname(file)}/${basename(file)}: ${error}`);
  }
}

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}
