import { formatColumns } from '#tools/report/columns.ts';
import type { LanguageFolder } from './folders.ts';
import { inspectTexts } from './inspect.ts';
import { NO_DICTIONARIES } from './plugin.ts';
import { flattenTexts } from './texts.ts';
import { findUnusedKeys } from './usage.ts';

/** The site's own languages, from which others are translated. */
const ORIGINALS: readonly string[] = ['de', 'en'];
/** Files that an offered language may lack. */
const OPTIONAL = /^(?:offer\b|pictures\b|legal\/)/;
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
  // Nothing in the site's code reads those that are no dictionaries.
  const keys = listKeys(reference, (name) => !NO_DICTIONARIES.includes(name));
  const unused = findUnusedKeys(keys.keys(), sources);
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

/** Every text by file and key: `common:title`. */
function listKeys(
  { texts }: LanguageFolder,
  isWanted = (_name: string) => true,
): Map<string, string> {
  const files = [...texts].filter(([name]) => isWanted(name));
  return new Map(
    files.flatMap(([name, own = {}]) =>
      Array.from(flattenTexts(own), ([key, text]) => [`${name}:${key}`, text] as const),
    ),
  );
}

function inspectLanguage(
  language: LanguageFolder,
  reference: LanguageFolder,
  originals: readonly LanguageFolder[],
  unused: readonly string[],
): Report {
  const { code, meta, texts, legal } = language;
  const own = listKeys(language);
  const namePage = (page: string) => `legal/${page}.md`;
  const missingPages = reference.legal.filter((page) => !legal.includes(page)).map(namePage);
  const report: Report = {
    code,
    isDraft: meta.draft === true,
    needed: reference.legal.length,
    missingTexts: missingPages.length,
    missing: [],
    untranslated: ORIGINALS.includes(code) ? [] : listUntranslated(language, own, originals),
    unused: unused.filter((key) => own.has(key)),
    stray: [],
    placeholders: [],
    pluralForms: [],
  };
  for (const [name, wanted = {}] of reference.texts) {
    const written = texts.get(name);
    const { needed, ...found } = inspectTexts(written ?? {}, wanted, meta.locale);
    report.needed += needed;
    report.missingTexts += found.missing.length;
    if (!written) {
      const state = texts.has(name) ? 'cannot be read' : 'absent';
      const count = needed === 1 ? '1 text' : `${needed} texts`;
      report.missing.push(`${name}.json (${state}, ${count})`);
      continue;
    }
    for (const column of ['missing', 'stray', 'placeholders', 'pluralForms'] as const) {
      report[column].push(...found[column].map((key) => `${name}:${key}`));
    }
  }
  report.missing.push(...missingPages);
  const strayFiles = [...texts.keys()].filter((name) => !reference.texts.has(name));
  const strayPages = legal.filter((page) => !reference.legal.includes(page));
  report.stray.push(...strayFiles.map((name) => `${name}.json`), ...strayPages.map(namePage));
  return report;
}

/**
 * Texts equal to those of a language that this one was copied from. A text that all of them share is
 * a name, and `same` in `meta.json` has those that are rightly the same.
 */
function listUntranslated(
  { meta }: LanguageFolder,
  own: ReadonlyMap<string, string>,
  originals: readonly LanguageFolder[],
): string[] {
  const facts = (['name', 'locale'] as const).filter((fact) =>
    originals.some((original) => original.meta[fact] === meta[fact]),
  );
  const sources = originals.map((original) => listKeys(original));
  const copied = [...own].filter(([key, text]) => {
    const candidates = sources.flatMap((source) => source.get(key) ?? []);
    const isName = candidates.length > 1 && new Set(candidates).size === 1;
    const hasWord = /\p{L}{2}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));
    return candidates.includes(text) && !isName && !meta.same?.includes(text) && hasWord;
  });
  return [...facts.map((fact) => `meta:${fact}`), ...copied.map(([key]) => key)];
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
