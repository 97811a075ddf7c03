const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const MARKDOWN_SIGN = /[!-/:-@[-`{-~]/g;

/**
 * Puts facts into Markdown: `{{company.name}}` is the fact at that path, numbers as the language
 * writes them. A fact is plain text; none of its characters counts as Markdown.
 * @throws Error for a placeholder that names no fact, and for any other brace
 */
export function interpolateFacts(markdown: string, facts: object, locale: string): string {
  const stray = /.{0,20}[{}].{0,20}/.exec(markdown.replace(PLACEHOLDER, ''));
  if (stray) throw new Error(`stray brace: ${stray[0]}`);
  return markdown.replace(PLACEHOLDER, (_, path: string) =>
    formatFact(path, findFact(facts, path), locale).replace(MARKDOWN_SIGN, '\\$&'),
  );
}

function formatFact(path: string, fact: unknown, locale: string): string {
  if (typeof fact === 'number') return new Intl.NumberFormat(locale).format(fact);
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
