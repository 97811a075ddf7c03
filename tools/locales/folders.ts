import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseJson } from '#app/domain/parse-json.ts';
import { readLegalFacts } from '../legal/facts.ts';
import { renderLegalText } from '../legal/render.ts';
import { findFileFaults } from './file-faults.ts';
import { findMarkedTexts } from './marked-texts.ts';
import { findMetaFaults, type Meta, metaSchema } from './meta.ts';
import { decodeText, type Texts, textsSchema } from './texts.ts';

export const REFERENCE = 'de';
/** A language tag as in addresses: `fr`, `pt-BR`. */
const CODE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

export interface LanguageFolder {
  code: string;
  meta: Meta;
  /** By file name without ending. */
  texts: ReadonlyMap<string, Texts>;
  /** Names of files that cannot be read. */
  unreadable: readonly string[];
  /** The names of its legal pages. */
  legal: readonly string[];
}

export interface Locales {
  /** The names of all folders. */
  codes: readonly string[];
  /** Those whose `meta.json` can be read, the reference first; without the files that cannot be. */
  languages: LanguageFolder[];
  /** Everything that cannot be read, each as one sentence with file and key. */
  faults: string[];
}

/** Every language of a `locales/` folder, and everything that is wrong with the files. */
export function inspectLocales(locales: string): Locales {
  const codes = listFolders(locales);
  const faults = findFolderFaults(codes).map((fault) => `${locales}/${fault}`);
  const languages = codes.flatMap((code) => {
    const folder = `${locales}/${code}`;
    const read = (file: string) => {
      const { text, fault = [] } = decodeText(readFileSync(`${folder}/${file}`));
      const value = parseJson(text);
      const isMeta = file === 'meta.json';
      const found = [fault, findFileFaults(text, isMeta ? 'meta' : 'texts')].flat();
      if (isMeta && value !== undefined) found.push(...findMetaFaults(value));
      faults.push(...found.map((one) => `${folder}/${file} ${one}`));
      return value;
    };
    const files = globSync('*.json', { cwd: folder }).filter((file) => file !== 'meta.json');
    const parsed = files
      .sort()
      .map((file) => [basename(file, '.json'), textsSchema.safeParse(read(file)).data] as const);
    const legal = globSync(`${folder}/legal/*.md`).map((path) => basename(path, '.md'));
    if (!existsSync(`${folder}/meta.json`)) {
      faults.push(`${folder}/meta.json is missing; copy that of another language and fill it in.`);
      return [];
    }
    const meta = metaSchema.safeParse(read('meta.json')).data;
    if (!meta) return [];
    faults.push(...findLegalFaults(folder, legal, meta.locale));
    const texts = new Map(parsed.map(([name, own]) => [name, own ?? {}]));
    const unreadable = parsed.flatMap(([name, own]) => (own ? [] : [name]));
    return [{ code, meta, texts, unreadable, legal }];
  });
  return { codes, languages, faults };
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

function listFolders(locales: string): string[] {
  const rank = (code: string) => (code === REFERENCE ? '' : code);
  return globSync('*/', { cwd: locales })
    .map((folder) => basename(folder))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** The first fault of each legal page of a language. */
function findLegalFaults(
  languageFolder: string,
  names: readonly string[],
  locale: string,
): string[] {
  return names.toSorted().flatMap((name) => {
    const path = `${languageFolder}/legal/${name}.md`;
    const { text, fault: encodingFault } = decodeText(readFileSync(path));
    const fault =
      findMarkFault(text, `${languageFolder}/../de/legal/${name}.md`) ??
      findFault(text, languageFolder, locale);
    return [
      ...(encodingFault === undefined ? [] : [`${path} ${encodingFault}`]),
      ...(fault === undefined ? [] : [`${path} cannot be shown (${fault}); mend that place.`]),
    ];
  });
}

/** Texts marked as missing in German (D48) must be marked in every language. */
function findMarkFault(markdown: string, reference: string): string | undefined {
  if (!existsSync(reference)) return undefined;
  const wanted = findMarkedTexts(readFileSync(reference, 'utf8')).length;
  if (findMarkedTexts(markdown).length === wanted) return undefined;
  return `${wanted} texts stand between ⟪ and ⟫ in German`;
}

function findFault(markdown: string, languageFolder: string, locale: string): string | undefined {
  let facts: object | undefined;
  try {
    facts = readLegalFacts(languageFolder);
    renderLegalText(markdown, facts, locale);
    return undefined;
  } catch (error) {
    // Facts that cannot be read are reported for their own file.
    return facts && (error instanceof Error ? error.message : String(error));
  }
}

/** Faults in the folder names of `locales/`. */
export function findFolderFaults(
  codes: readonly string[],
  taken: readonly string[] = listAddresses(),
): string[] {
  return codes.flatMap((code) => {
    const twin = codes.find((other) => other < code && other.toLowerCase() === code.toLowerCase());
    if (!isLanguageCode(code)) {
      return [
        `${code} is no language code; name the folder like one, such as fr or pt-BR, or move it away.`,
      ];
    }
    if (taken.includes(code.toLowerCase())) {
      return [
        `${code} is an address of the site already; choose another code for it, such as ${code}-Latn.`,
      ];
    }
    return twin === undefined
      ? []
      : [`${code} differs from ${twin} by capital letters alone; keep one of them.`];
  });
}

function isLanguageCode(code: string): boolean {
  if (!CODE.test(code)) return false;
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** First path segments in use: pages, public files, assets and API. */
function listAddresses(): string[] {
  const pages = globSync(['app/routes/{-$locale}/*', 'app/routes/*'])
    .map((path) => path.replaceAll('\\', '/').split('/').at(-1) ?? '')
    .map((name) => name.split('.')[0] ?? '')
    .filter((name) => /^[a-z]+$/.test(name));
  const files = globSync('public/*').map((path) => path.replaceAll('\\', '/').split('/')[1] ?? '');
  return [...pages, ...files, 'assets', 'api'];
}
