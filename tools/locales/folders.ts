import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findFileFaults } from './file-faults.ts';
import { findFolderFaults } from './folder-faults.ts';
import { findLegalFaults } from './legal-faults.ts';
import { findMetaFaults, listFallbacks, type Meta, metaSchema } from './meta.ts';
import { dropByteOrderMark, parseTexts, type Texts } from './texts.ts';

export const REFERENCE = 'de';

export interface LanguageFolder {
  code: string;
  meta: Meta;
  /** By file name without ending. */
  texts: ReadonlyMap<string, Texts>;
  /** The names of its legal pages. */
  legal: readonly string[];
}

export interface Locales {
  /** Those whose `meta.json` can be read, the reference first; without the files that cannot be. */
  languages: LanguageFolder[];
  /** Everything that cannot be read, each as one sentence with file and key. */
  faults: string[];
}

/** Every language of a `locales/` folder, and everything that is wrong with the files. */
export function inspectLocales(locales: string): Locales {
  const codes = listFolders(locales);
  const faults = findFolderFaults(codes).map((fault) => `${locales}/${fault}`);
  const metas = new Map(codes.map((code) => [code, readFile(`${locales}/${code}/meta.json`)]));
  for (const code of codes) {
    const json = metas.get(code);
    const file = `${locales}/${code}/meta.json`;
    const found =
      json === undefined
        ? ['is missing; copy that of another language and fill it in.']
        : [...findFileFaults(json, 'meta'), ...findInMeta(json)];
    faults.push(...found.map((fault) => `${file} ${fault}`));
  }
  const languages = codes.flatMap((code) => {
    const texts = readTexts(`${locales}/${code}`, faults);
    const meta = parseMeta(metas.get(code));
    const legal = globSync(`${locales}/${code}/legal/*.md`).map((path) => basename(path, '.md'));
    if (meta) faults.push(...findLegalFaults(`${locales}/${code}`, legal, meta.locale));
    return meta ? [{ code, meta, texts, legal }] : [];
  });
  for (const [code] of metas) {
    try {
      // By their names: a language whose files cannot be read is there all the same.
      listFallbacks(code, (one) => readFallback(one, metas), REFERENCE);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      faults.push(
        `${locales}/${code}/meta.json "fallback" leads nowhere (${reason}); name the folder of another language.`,
      );
    }
  }
  return { languages, faults };
}

/**
 * Every language, for builds.
 * @throws Error naming everything that cannot be read
 */
export function readLanguages(locales: string): LanguageFolder[] {
  const { languages, faults } = inspectLocales(locales);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return languages;
}

/** The languages whose texts stand in a language's gaps, the nearest first, the reference last. */
export function fallbacksOf(
  code: string,
  languages: readonly LanguageFolder[],
): readonly LanguageFolder[] {
  const find = (wanted: string) => {
    const found = languages.find((language) => language.code === wanted);
    if (!found) throw new Error(`there is no folder ${wanted}`);
    return found;
  };
  return listFallbacks(code, (one) => find(one).meta.fallback, REFERENCE).map(find);
}

function listFolders(locales: string): string[] {
  const rank = (code: string) => (code === REFERENCE ? '' : code);
  return globSync('*/', { cwd: locales })
    .map((folder) => basename(folder))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** Nothing of a file that cannot be read, but why not. */
function readTexts(folder: string, faults: string[]): Map<string, Texts> {
  const names = globSync('*.json', { cwd: folder }).filter((name) => name !== 'meta.json');
  return new Map(
    names.sort().map((name) => {
      const json = readFile(`${folder}/${name}`) ?? '';
      const found = findFileFaults(json);
      faults.push(...found.map((fault) => `${folder}/${name} ${fault}`));
      return [basename(name, '.json'), parseFile(json)];
    }),
  );
}

function parseFile(json: string): Texts {
  try {
    return parseTexts(json);
  } catch {
    return {};
  }
}

function findInMeta(json: string): string[] {
  try {
    return findMetaFaults(JSON.parse(dropByteOrderMark(json)));
  } catch {
    return [];
  }
}

/** @throws Error when there is no such folder */
function readFallback(code: string, metas: ReadonlyMap<string, string | undefined>) {
  if (!metas.has(code)) throw new Error(`there is no folder ${code}`);
  try {
    const json = dropByteOrderMark(metas.get(code) ?? '');
    return metaSchema.shape.fallback.safeParse(JSON.parse(json).fallback).data;
  } catch {
    return undefined;
  }
}

function parseMeta(json: string | undefined): Meta | undefined {
  try {
    return metaSchema.safeParse(JSON.parse(dropByteOrderMark(json ?? ''))).data;
  } catch {
    return undefined;
  }
}

function readFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
