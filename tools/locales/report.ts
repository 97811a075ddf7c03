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
  sources: ReadonlyMap<string, string>,
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
  const files = [...reference.texts].map(([name, wanted]) => {
    const own = language.texts.get(name);
    const found = inspectTexts(own ?? {}, wanted, language.meta.locale);
    const nameKey = (key: string) => `${name}:${key}`;
    const { needed } = found;
    const state = language.unreadable.includes(name) ? 'cannot be read' : 'absent';
    const isWhole = own === undefined || state === 'cannot be read';
    const count = needed === 1 ? '1 text' : `${needed} texts`;
    return {
      needed,
      missingTexts: found.missing.length,
      missing: isWhole ? [`${name}.json (${state}, ${count})`] : found.missing.map(nameKey),
      stray: found.stray.map(nameKey),
      placeholders: found.placeholders.map(nameKey),
      pluralForms: found.pluralForms.map(nameKey),
    };
  });
  const strayFiles = [...language.texts.keys()].filter((name) => !reference.texts.has(name));
  const missingPages = reference.legal.filter((page) => !language.legal.includes(page));
  const strayPages = language.legal.filter((page) => !reference.legal.includes(page));
  const namePage = (page: string) => `legal/${page}.md`;
  return {
    code: language.code,
    isDraft: language.meta.draft === true,
    needed: files.reduce((sum, file) => sum + file.needed, reference.legal.length),
    missingTexts: files.reduce((sum, file) => sum + file.missingTexts, missingPages.length),
    missing: [...files.flatMap((file) => file.missing), ...missingPages.map(namePage)],
    untranslated: ORIGINALS.includes(language.code) ? [] : listMissingTexts(language, originals),
    unused: unused.filter((key) => hasKey(language, key)),
    stray: [
      ...files.flatMap((file) => file.stray),
      ...strayFiles.map((name) => `${name}.json`),
      ...strayPages.map(namePage),
    ],
    placeholders: files.flatMap((file) => file.placeholders),
    pluralForms: files.flatMap((file) => file.pluralForms),
  };
}

function listUnused(reference: LanguageFolder, sources: ReadonlyMap<string, string>): string[] {
  const keys = [...reference.texts]
    .filter(([name]) => !UNREAD.includes(name))
    .flatMap(([name, texts]) => [...flattenTexts(texts).keys()].map((key) => `${name}:${key}`));
  return findUnusedKeys(keys, sources);
}

/**
 * Texts equal to those of a language that this one was copied from. A text that all of them share is
 * a name.
 */
function listMissingTexts(language: LanguageFolder, sources: readonly LanguageFolder[]): string[] {
  const texts = [...language.texts].flatMap(([name, own]) => {
    const originals = sources.map((source) => flattenTexts(source.texts.get(name) ?? {}));
    return [...flattenTexts(own)].flatMap(([key, text]) => {
      const candidates = originals.flatMap((original) => original.get(key) ?? []);
      const isName = candidates.length > 1 && new Set(candidates).size === 1;
      return candidates.includes(text) && !isName && hasWord(text) ? [`${name}:${key}`] : [];
    });
  });
  const { meta } = language;
  const facts = (['name', 'locale'] as const).filter((fact) =>
    sources.some((source) => source.meta[fact] === meta[fact]),
  );
  return [...facts.map((fact) => `meta:${fact}`), ...texts];
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
