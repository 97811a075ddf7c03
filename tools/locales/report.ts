import { formatColumns } from '#tools/report/columns.ts';
import type { LanguageFolder } from './folders.ts';
import { describeGaps, type Findings, inspectTexts, listTexts } from './inspect.ts';

/** The site's own languages, from which others are translated. */
const ORIGINALS: readonly string[] = ['de', 'en'];
const COLUMNS = ['missing', 'copied', 'stray', 'placeholders', 'plurals'] as const;

interface Report extends Findings {
  language: LanguageFolder;
  /** Texts that may have been copied instead of translated. */
  copied: string[];
}

/**
 * A table of all languages, the reference first, and below it every finding.
 * @param only the one language to report on
 * @returns isSound: no language has stray keys, wrong placeholders or forms it does not count with,
 * and offered ones are complete (D31)
 */
export function describeLanguages(
  languages: readonly LanguageFolder[],
  only?: string,
): { text: string; isSound: boolean } {
  const [reference] = languages;
  if (!reference) throw new Error('locales/ holds no language');
  const originals = languages.filter(({ code }) => ORIGINALS.includes(code));
  const chosen = languages.filter(({ code }) => only === undefined || code === only);
  const reports = chosen.map((language) => ({
    ...inspectTexts(listTexts(language), listTexts(reference), language.meta.locale),
    language,
    copied: listCopied(language, originals),
  }));
  const table = formatColumns(
    ['language', 'complete', ...COLUMNS],
    reports.map(describeRow),
    'padStart',
  );
  const isWrong = ({ stray, placeholders, plurals }: Report) =>
    [...stray, ...placeholders, ...plurals].length > 0;
  const offerable = reports.filter((report) => report.missing.length === 0 && !isWrong(report));
  const drafts = offerable.filter(({ language }) => language.meta.draft === true);
  return {
    text: [
      table,
      ...reports.flatMap(describeFindings),
      ...drafts.map(({ language }) => `\n${language.code} is complete: can be offered.`),
    ].join('\n'),
    isSound: describeGaps(chosen, reference).length === 0 && !reports.some(isWrong),
  };
}

/**
 * Texts equal to those of a language that this one was copied from. A text that all of them share is
 * a name, and `same` in `meta.json` has those that are rightly the same.
 */
function listCopied(language: LanguageFolder, originals: readonly LanguageFolder[]): string[] {
  if (originals.includes(language)) return [];
  const { meta } = language;
  const metas = (['name', 'locale'] as const).filter((key) =>
    originals.some((original) => original.meta[key] === meta[key]),
  );
  const sources = originals.map(listTexts);
  const copied = [...listTexts(language)].filter(([key, text]) => {
    const candidates = sources.flatMap((source) => source.get(key) ?? []);
    const isName = candidates.length > 1 && new Set(candidates).size === 1;
    const hasWord = /\p{L}{2}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));
    return candidates.includes(text) && !isName && !meta.same?.includes(text) && hasWord;
  });
  return [...metas.map((key) => `meta:${key}`), ...copied.map(([key]) => key)];
}

function describeRow(report: Report): string[] {
  const { code, meta } = report.language;
  // Rounded down: 100 % is all of it.
  const percent = Math.floor((1 - report.missing.length / report.needed) * 100);
  const name = meta.draft === true ? `${code} (draft)` : code;
  return [name, `${percent} %`, ...COLUMNS.map((column) => `${report[column].length}`)];
}

function describeFindings(report: Report): string[] {
  const { code, texts } = report.language;
  return COLUMNS.filter((column) => report[column].length > 0).flatMap((column) => {
    // A file that is absent or cannot be read is one line.
    const lines = Map.groupBy(report[column], (key) => {
      const [name = ''] = key.split(':');
      return key.startsWith('legal/') || name === 'meta' || texts.get(name) ? key : name;
    });
    return [
      `\n${code}, ${column}:`,
      ...Array.from(lines, ([line, keys]) =>
        line === keys[0] ? `  ${line}` : `  ${line}.json, texts: ${keys.length}`,
      ),
    ];
  });
}
