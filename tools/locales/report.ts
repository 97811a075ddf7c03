import { formatColumns } from '#tools/report/columns.ts';
import type { LanguageFolder } from './folders.ts';
import { inspectTexts } from './inspect.ts';
import { flattenTexts } from './texts.ts';
import { findUnusedKeys } from './usage.ts';

/** The site's own languages, from which others are translated. */
const ORIGINALS: readonly string[] = ['de', 'en'];
/** Files that an offered language may lack. */
const OPTIONAL = /^(?:offer\b|pictures\b|legal\/)/;
/** Nothing in the site's code reads them. */
const UNREAD = ['pictures', 'offer'];
/** Findings in a language, by the headings of the table and the lists. */
const COLUMNS = [
  ['missing', 'missing'],
  ['untranslated', 'perhaps untranslated'],
  ['unused', 'unused'],
  ['stray', 'stray'],
  ['placeholders', 'placeholders'],
  ['pluralForms', 'plurals'],
] as const;
const HEADINGS = ['language', 'complete', ...COLUMNS.map(([, heading]) => heading)];

interface Report extends Record<(typeof COLUMNS)[number][0], string[]> {
  code: string;
  needed: number;
  /** A file that is absent or cannot be read is one entry of `missing`, and many texts. */
  missingTexts: number;
  isDraft: boolean;
}

/**
 * A table of all languages, the reference first, and below it every finding.
 * @param only the one language to report on
 * @returns isSound: no language has stray keys, wrong placeholders or forms it does not count with,
 * and offered ones are complete (D31)
 */
export function describeLanguages(
  languages: readonly LanguageFolder[],
  sources: readonly string[],
  only?: string,
): { text: string; isSound: boolean } {
  const [reference] = languages;
  if (!reference) throw new Error('locales/ holds no language');
  const unused = listUnused(reference, sources);
  const originals = languages.filter(({ code }) => ORIGINALS.includes(code));
  const reports = languages
    .filter(({ code }) => only === undefined || code === only)
    .map((language) => inspectLanguage(language, reference, originals, unused));
  const table = formatColumns(HEADINGS, reports.map(describeRow), 'padStart');
  return {
    text: [table, ...reports.flatMap(describeFindings)].join('\n'),
    isSound: reports.every(isSound),
  };
}

function inspectLanguage(
  language: LanguageFolder,
  reference: LanguageFolder,
  originals: readonly LanguageFolder[],
  unused: readonly string[],
): Report {
  const { code, meta, texts, legal } = language;
  const files = [...reference.texts].map(([name, wanted]) => {
    const own = texts.get(name);
    const state = own === undefined ? 'absent' : 'cannot be read';
    const isWhole = own === undefined || language.unreadable.includes(name);
    return { name, ...inspectTexts(own ?? {}, wanted, meta.locale), state: isWhole && state };
  });
  const list = (column: 'missing' | 'stray' | 'placeholders' | 'pluralForms') =>
    files.flatMap(({ name, state, needed, ...found }) => {
      if (column !== 'missing' || !state) return found[column].map((key) => `${name}:${key}`);
      return [`${name}.json (${state}, ${needed === 1 ? '1 text' : `${needed} texts`})`];
    });
  const missingPages = reference.legal.filter((page) => !legal.includes(page));
  const strayPages = legal.filter((page) => !reference.legal.includes(page));
  const strayFiles = [...texts.keys()].filter((name) => !reference.texts.has(name));
  const namePage = (page: string) => `legal/${page}.md`;
  return {
    code,
    isDraft: meta.draft === true,
    needed: files.reduce((sum, { needed }) => sum + needed, reference.legal.length),
    missingTexts: files.reduce((sum, { missing }) => sum + missing.length, missingPages.length),
    missing: [...list('missing'), ...missingPages.map(namePage)],
    untranslated: ORIGINALS.includes(code) ? [] : listUntranslated(language, originals),
    unused: unused.filter((key) => hasKey(language, key)),
    stray: [
      ...list('stray'),
      ...strayFiles.map((name) => `${name}.json`),
      ...strayPages.map(namePage),
    ],
    placeholders: list('placeholders'),
    pluralForms: list('pluralForms'),
  };
}

function listUnused(reference: LanguageFolder, sources: readonly string[]): string[] {
  const keys = [...reference.texts]
    .filter(([name]) => !UNREAD.includes(name))
    .flatMap(([name, texts]) => [...flattenTexts(texts).keys()].map((key) => `${name}:${key}`));
  return findUnusedKeys(keys, sources);
}

/**
 * Texts equal to those of a language that this one was copied from. A text that all of them share is
 * a name, and `same` in `meta.json` has those that are rightly the same.
 */
function listUntranslated(
  { meta, texts }: LanguageFolder,
  originals: readonly LanguageFolder[],
): string[] {
  const facts = (['name', 'locale'] as const).filter((fact) =>
    originals.some((original) => original.meta[fact] === meta[fact]),
  );
  const copied = [...texts].flatMap(([name, own]) => {
    const sources = originals.map((original) => flattenTexts(original.texts.get(name) ?? {}));
    return [...flattenTexts(own)].flatMap(([key, text]) => {
      const candidates = sources.flatMap((source) => source.get(key) ?? []);
      const isName = candidates.length > 1 && new Set(candidates).size === 1;
      const isRight = isName || meta.same?.includes(text);
      return candidates.includes(text) && !isRight && hasWord(text) ? [`${name}:${key}`] : [];
    });
  });
  return [...facts.map((fact) => `meta:${fact}`), ...copied];
}

function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));
}

function hasKey({ texts }: LanguageFolder, namedKey: string): boolean {
  const [name = '', key = ''] = namedKey.split(':', 2);
  return flattenTexts(texts.get(name) ?? {}).has(key);
}

function describeRow(report: Report): string[] {
  // Rounded down: 100 % is all of it.
  const percent = Math.floor((1 - report.missingTexts / report.needed) * 100);
  const name = report.isDraft ? `${report.code} (draft)` : report.code;
  const counts = COLUMNS.map(([column]) =>
    column === 'missing' ? report.missingTexts : report[column].length,
  );
  return [name, `${percent} %`, ...counts.map(String)];
}

function describeFindings(report: Report): string[] {
  return COLUMNS.filter(([column]) => report[column].length > 0).flatMap(([column, heading]) => [
    `\n${report.code}, ${heading}:`,
    ...report[column].map((key) => `  ${key}`),
  ]);
}

function isSound({ isDraft, missing, stray, placeholders, pluralForms }: Report): boolean {
  const isEnough = isDraft || missing.every((key) => OPTIONAL.test(key));
  return isEnough && [stray, placeholders, pluralForms].every((list) => list.length === 0);
}
