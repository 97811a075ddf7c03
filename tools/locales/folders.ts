import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseJson } from '#app/domain/parse-json.ts';
import { readLegalFacts } from '../legal/facts.ts';
import { renderLegalText } from '../legal/render.ts';
import {
  decodeText,
  findFileFaults,
  findMetaFaults,
  type Meta,
  metaSchema,
} from './file-faults.ts';
import { findMarkedTexts } from './marked-texts.ts';
import { type Texts, textsSchema } from './texts.ts';

export const REFERENCE = 'de';
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
      const { text, fault = [] } = decodeText(readFileSync(`${folder}/${file}`));
      faults.push(...[fault, findFaults(text)].flat().map((one) => `${folder}/${file} ${one}`));
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
      read(page.replaceAll('\\', '/'), (markdown) => {
        const fault = findLegalFault(markdown, locales, page, code, meta.locale);
        return fault === undefined ? [] : [`cannot be shown (${fault}); mend that place.`];
      });
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
function findLegalFault(
  markdown: string,
  locales: string,
  page: string,
  code: string,
  locale: string,
): string | undefined {
  const reference = `${locales}/${REFERENCE}/${page}`;
  const german = existsSync(reference) ? readFileSync(reference, 'utf8') : markdown;
  const wanted = findMarkedTexts(german).length;
  // Texts marked as missing in German must be marked in every language (D48).
  if (findMarkedTexts(markdown).length !== wanted) {
    return `${wanted} texts stand between ⟪ and ⟫ in German`;
  }
  let facts: object | undefined;
  try {
    facts = readLegalFacts(`${locales}/${code}`);
    renderLegalText(markdown, facts, locale);
    return undefined;
  } catch (error) {
    // Facts that cannot be read are reported for their own file.
    return facts && (error instanceof Error ? error.message : String(error));
  }
}

/** Faults in the folder names of `locales/`. */
export function findFolderFaults(codes: readonly string[]): string[] {
  const taken = listAddresses();
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
  try {
    return CODE.test(code) && Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** First path segments in use: pages, public files, assets and API. */
function listAddresses(): string[] {
  const files = globSync(['app/routes/{-$locale}/*', 'app/routes/*', 'public/*']);
  return [...files.map((file) => basename(file).replace(/\..*/, '')), 'assets', 'api'];
}
