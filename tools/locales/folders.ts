import { isUtf8 } from 'node:buffer';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseJson } from '#app/domain/parse-json.ts';
import { readLegalFacts } from '../legal/facts.ts';
import { renderLegalText } from '../legal/render.ts';
import { findFileFaults, findMetaFaults, type Meta, metaSchema } from './file-faults.ts';
import { findMarkedTexts } from './marked-texts.ts';
import { type Texts, textsSchema } from './texts.ts';

export const REFERENCE = 'de';
/** Not fetched as dictionaries, and better absent than German. A language may lack them. */
export const NO_DICTIONARIES: readonly string[] = ['offer', 'pictures'];
/** A language tag as in addresses: `fr`, `pt-BR`. */
const CODE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

export interface LanguageFolder {
  code: string;
  meta: Meta;
  /** By file name without ending; undefined is a file that cannot be read. */
  texts: ReadonlyMap<string, Texts | undefined>;
  /** The names of its legal pages. */
  legal: readonly string[];
}

export interface Locales {
  /** The names of all folders. */
  codes: readonly string[];
  /** Those whose `meta.json` can be read, the reference first. */
  languages: LanguageFolder[];
  /** Everything that cannot be read, each as one sentence with file and key. */
  faults: string[];
}

/** Every language of a `locales/` folder, and everything that is wrong with the files. */
export function inspectLocales(locales: string): Locales {
  const rank = (code: string) => (code === REFERENCE ? '' : code);
  const codes = globSync('*/', { cwd: locales })
    .map((folder) => basename(folder))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const faults = findFolderFaults(codes).map((fault) => `${locales}/${fault}`);
  const languages = codes.flatMap((code) => {
    const folder = `${locales}/${code}`;
    const list = (pattern: string) => globSync(pattern, { cwd: folder }).sort();
    const read = (file: string, findFaults: (text: string) => readonly string[]) => {
      const bytes = readFileSync(`${folder}/${file}`);
      const text = new TextDecoder().decode(bytes);
      const found = isUtf8(bytes) ? findFaults(text) : ['is not written in UTF-8; save it so.'];
      faults.push(...found.map((fault) => `${folder}/${file} ${fault}`));
      return parseJson(text);
    };
    const texts = new Map(
      list('*.json')
        .filter((file) => file !== 'meta.json')
        .map((file) => {
          const value = read(file, (text) => findFileFaults(text));
          return [basename(file, '.json'), textsSchema.safeParse(value).data];
        }),
    );
    if (!existsSync(`${folder}/meta.json`)) {
      faults.push(`${folder}/meta.json is missing; copy that of another language and fill it in.`);
      return [];
    }
    const value = read('meta.json', (text) => findFileFaults(text, findMetaFaults));
    const meta = metaSchema.safeParse(value).data;
    if (!meta) return [];
    const pages = list('legal/*.md');
    for (const page of pages) {
      const reference = `${locales}/${REFERENCE}/${page}`;
      const german = existsSync(reference) ? readFileSync(reference, 'utf8') : undefined;
      read(page, (markdown) => findLegalFaults(markdown, german, folder, meta.locale));
    }
    return [{ code, meta, texts, legal: pages.map((page) => basename(page, '.md')) }];
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

/** The first fault of a legal page. */
function findLegalFaults(
  markdown: string,
  german: string | undefined,
  folder: string,
  locale: string,
): string[] {
  const wanted = findMarkedTexts(german ?? markdown).length;
  // Texts marked as missing in German must be marked in every language (D48).
  if (findMarkedTexts(markdown).length !== wanted) {
    return [`must have as many texts between ⟪ and ⟫ as in German (${wanted}).`];
  }
  let facts: object | undefined;
  try {
    facts = readLegalFacts(folder);
    renderLegalText(markdown, facts, locale);
    return [];
  } catch (error) {
    // Facts that cannot be read are reported for their own file.
    const reason = error instanceof Error ? error.message : error;
    return facts ? [`cannot be shown (${reason}); mend that place.`] : [];
  }
}

/** Faults in the folder names of `locales/`. */
export function findFolderFaults(codes: readonly string[]): string[] {
  const taken = listAddresses();
  return codes.flatMap((code) => {
    if (!CODE.test(code)) {
      return `${code} is no language code; name the folder like one, such as fr or pt-BR, or move it away.`;
    }
    return taken.includes(code.toLowerCase())
      ? `${code} is an address of the site already; choose another code for it, such as ${code}-Latn.`
      : [];
  });
}

/** First path segments in use: pages, public files, assets and API. */
function listAddresses(): string[] {
  const files = globSync(['app/routes/{-$locale}/*', 'app/routes/*', 'public/*']);
  return [...files.map((file) => basename(file).replace(/\..*/, '')), 'assets', 'api'];
}
