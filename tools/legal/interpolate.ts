import { HANDLING_CONDITIONS, HANDLING_NUMBERS } from '#app/i18n/data-handling.ts';

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const MARKDOWN_SIGN = /[!-/:-@[-`{-~]/g;

/**
 * Puts facts into Markdown: `{{company.name}}` is the fact at that path, numbers and
 * months as the language writes them. A fact is plain text; none of its characters counts as Markdown. `{{if challenge}}`,
 * `{{if not challenge}}` and `{{end}}` enclose what is said of some deployments only, and
 * `{{=retentionDays}}` is a figure of theirs: marks that Markdown leaves alone (`marksToComments`).
 * @throws Error for a placeholder that names no fact, for any other brace and for a part without end
 */
export function interpolateFacts(markdown: string, facts: object, locale: string): string {
  const stray = /.{0,20}[{}].{0,20}/.exec(markdown.replace(PLACEHOLDER, ''));
  if (stray) throw new Error(`stray brace: ${stray[0]}`);
  let isOpen = false;
  const text = markdown.replace(PLACEHOLDER, (_, path: string) => {
    const [, condition] = /^if (?:not )?(\w+)$/.exec(path) ?? [];
    if (condition !== undefined || path === 'end') {
      if (isOpen === (condition !== undefined)) throw new Error(`{{${path}}} out of place`);
      isOpen = condition !== undefined;
    }
    const isMark =
      path === 'end' ||
      HANDLING_CONDITIONS.some((name) => name === condition) ||
      HANDLING_NUMBERS.some((name) => path === `=${name}`);
    if (isMark) return `${BEGIN}${path}${END}`;
    return formatFact(path, findFact(facts, path), locale).replace(MARKDOWN_SIGN, '\\$&');
  });
  if (isOpen) throw new Error('a part has no {{end}}');
  return text;
}

/** Private-use characters, which no text contains. */
const BEGIN = '\u{e000}';
const END = '\u{e001}';

/** HTML comments that `fillDataHandling` reads. */
export function marksToComments(html: string): string {
  return html.replaceAll(BEGIN, '<!--').replaceAll(END, '-->');
}

function formatFact(path: string, fact: unknown, locale: string): string {
  if (typeof fact === 'number') return new Intl.NumberFormat(locale).format(fact);
  if (fact instanceof Date) {
    const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(locale, month).format(fact);
  }
  if (typeof fact === 'string' && fact !== '') return fact;
  throw new Error(`unknown placeholder {{${path}}}: app/site.ts has no such fact`);
}

function findFact(facts: object, path: string): unknown {
  let value: unknown = facts;
  for (const key of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
