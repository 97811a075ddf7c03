import type { LanguageFolder } from './folders.ts';
import { type Findings, inspectTexts } from './inspect.ts';
import { flattenTexts } from './texts.ts';
import { findUnusedKeys } from './usage.ts';

/** These are the site's own and never lack a text; any other may be on its way. */
const COMPLETE: readonly string[] = ['de', 'en'];
/** Nothing in the site's code reads them. */
const UNREAD = ['pictures', 'offer'];
const COLUMNS = ['missing', 'unused', 'stray', 'placeholders', 'pluralForms'] as const;
const HEADINGS = ['language', 'complete', 'missing', 'unused', 'stray', 'placeholders', 'plurals'];

interface Report extends Record<(typeof COLUMNS)[number], string[]> {
  code: string;
  needed: number;
  isDraft: boolean;
}

/**
 * A table of all languages, the reference first, and below it every finding.
 * @returns isSound: no language has stray keys, wrong placeholders or forms it does not count with,
 * and those that must be complete are
 */
export function describeLanguages(
  languages: readonly LanguageFolder[],
  sources: ReadonlyMap<string, string>,
): { text: string; isSound: boolean } {
  const [reference] = languages;
  if (!reference) throw new Error('locales/ holds no language');
  const unused = listUnused(reference, sources);
  const reports = languages.map((language) => inspectLanguage(language, reference, unused));
  const rows = [HEADINGS, ...reports.map(describeRow)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return {
    text: [...table, ...reports.flatMap(describeFindings)].join('\n'),
    isSound: reports.every(isSound),
  };
}

function inspectLanguage(
  language: LanguageFolder,
  reference: LanguageFolder,
  unused: readonly string[],
): Report {
  const names = new Set([...reference.texts.keys(), ...language.texts.keys()]);
  const files = [...names].map((name) => {
    const own = language.texts.get(name) ?? {};
    return { name, ...inspectTexts(own, reference.texts.get(name) ?? {}, language.meta.locale) };
  });
  const collect = (list: Exclude<keyof Findings, 'needed'>) =>
    files.flatMap((file) => file[list].map((key) => `${file.name}:${key}`));
  const legal = reference.legal.filter((page) => !language.legal.includes(page));
  const unknownPages = language.legal.filter((page) => !reference.legal.includes(page));
  return {
    code: language.code,
    isDraft: language.meta.draft === true,
    needed: files.reduce((sum, file) => sum + file.needed, reference.legal.length),
    missing: [...collect('missing'), ...legal.map((page) => `legal/${page}.md`)],
    unused: unused.filter((key) => hasKey(language, key)),
    stray: [...collect('stray'), ...unknownPages.map((page) => `legal/${page}.md`)],
    placeholders: collect('placeholders'),
    pluralForms: collect('pluralForms'),
  };
}

function listUnused(reference: LanguageFolder, sources: ReadonlyMap<string, string>): string[] {
  return [...reference.texts]
    .filter(([name]) => !UNREAD.includes(name))
    .flatMap(([name, texts]) =>
      findUnusedKeys(flattenTexts(texts).keys(), sources).map((key) => `${name}:${key}`),
    );
}

function hasKey({ texts }: LanguageFolder, namedKey: string): boolean {
  const [name = '', key = ''] = namedKey.split(':', 2);
  return flattenTexts(texts.get(name) ?? {}).has(key);
}

function describeRow(report: Report): string[] {
  // Rounded down: 100 % is all of it.
  const percent = Math.floor((1 - report.missing.length / report.needed) * 100);
  const name = report.isDraft ? `${report.code} (draft)` : report.code;
  return [name, `${percent} %`, ...COLUMNS.map((column) => `${report[column].length}`)];
}

function describeFindings(report: Report): string[] {
  return COLUMNS.filter((column) => report[column].length > 0).flatMap((column, index) => [
    `\n${report.code}, ${HEADINGS[COLUMNS.indexOf(column) + 2] ?? index}:`,
    ...report[column].map((key) => `  ${key}`),
  ]);
}

function isSound({ code, missing, stray, placeholders, pluralForms }: Report): boolean {
  const isEnough = missing.length === 0 || !COMPLETE.includes(code);
  return isEnough && [stray, placeholders, pluralForms].every((list) => list.length === 0);
}
