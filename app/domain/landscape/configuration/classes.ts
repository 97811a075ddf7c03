import * as z from 'zod/mini';
import { decodeEntities } from '#app/domain/landscape/decode-entities.ts';
import table from '#public/collector/classes.json';

const CLASSES = [
  ...(['address', 'host', 'hidden', 'mail', 'name'] as const),
  ...(['path', 'schedule', 'switch', 'text'] as const),
] as const;

/** Classes of a parameter value, by the table that the collector reads too (D58). */
export type ValueClass = (typeof CLASSES)[number];

/** Only `secret` is a finding. */
const HIDDEN_REASONS = ['secret', 'person', 'random', 'long', 'names'] as const;

/** A parameter as a tenant tells it, or as a file keeps it; a file may give reasons of later tables. */
export const parameterSchema = z.object({
  key: z.string(),
  type: z.catch(z.string(), ''),
  value: z.catch(z.optional(z.string()), undefined),
  hidden: z.catch(z.optional(z.enum(['set', 'empty'])), undefined),
  why: z.catch(z.optional(z.enum(HIDDEN_REASONS)), undefined),
});

/** A judged parameter: of a hidden value only whether it is set, and why it is hidden. */
export type Parameter =
  | { key: string; type: string; class: Exclude<ValueClass, 'hidden'>; value: string }
  | {
      key: string;
      type: string;
      class: 'hidden';
      hidden: 'set' | 'empty';
      why: (typeof HIDDEN_REASONS)[number];
    };

/**
 * Judges a value and keeps of it what may be shown (D58).
 * @param known names of the tenant's credentials and certificates
 */
export function judgeParameter(
  { key, type, value = '', hidden, why = 'secret' }: z.infer<typeof parameterSchema>,
  known: ReadonlySet<string>,
): Parameter {
  if (hidden) return { key, type, class: 'hidden', hidden, why };
  const trimmed = value.trim();
  const rule = findRule(key, type, trimmed);
  const isName = known.has(trimmed) && (rule.class === 'text' || NAMED_RULES.has(rule.id));
  const found = isName ? 'name' : rule.class;
  if (found !== 'hidden') return { key, type, class: found, value: keepValue(found, value) };
  const isRead = trimmed.length <= MAX_LENGTH;
  const isEmpty = trimmed === '' || (isRead && (isPlaceholder(trimmed) || PROSE.test(trimmed)));
  return { key, type, class: found, hidden: isEmpty ? 'empty' : 'set', why: rule.why };
}

/** Whether a value only says that one is to be entered. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value);
}

/** Whether a value is computed while the flow runs. */
export function isComputed(value: string): boolean {
  return EXPRESSION.test(value);
}

/** Lines of a timer's cells, or the whole text if it has none. */
export function readSchedule(value: string): string {
  return (
    Array.from(value.matchAll(SCHEDULE_PART), ([, cell = '']) => decodeEntities(cell)).join('\n') ||
    value
  );
}

const RULES = table.rules.map(({ id, flags, longer, atMost, ...rule }) => {
  const make = (source?: string) => (source === undefined ? undefined : new RegExp(source, flags));
  return {
    id,
    // A class that this release does not know is not shown.
    class: CLASSES.find((one) => one === rule.class) ?? 'hidden',
    why: HIDDEN_REASONS.find((one) => one === rule.why) ?? 'secret',
    longer: longer ?? -1,
    atMost: atMost ?? Number.POSITIVE_INFINITY,
    key: make(rule.key),
    keyNot: make(rule.keyNot),
    type: make(rule.type),
    value: make(rule.value),
    valueNot: make(rule.valueNot),
  };
});
const MAX_LENGTH = RULES.find(({ id }) => id === 'long')?.longer ?? 0;
const PLACEHOLDER = new RegExp(table.placeholder.value, table.placeholder.flags);
const PROSE = new RegExp(table.prose.value, table.prose.flags);
const EXPRESSION = new RegExp(table.expression.value);
const FUNCTIONAL = new RegExp(table.functionalMail.value, table.functionalMail.flags);
const SCHEDULE_PART = new RegExp(table.schedulePart.value, 'g');
const MAIL = /([a-z0-9._%+-]+)@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** Rules of which a name of an entry of the tenant's lists is an exception. */
const NAMED_RULES = new Set(['password-key', 'secret-key', 'random']);

type Rule = (typeof RULES)[number];

/**
 * The first rule that holds: those of long texts come first and have no expression for values.
 * Those that the key forbids are found once for all its values.
 */
function findRule(key: string, type: string, value: string): Pick<Rule, 'id' | 'class' | 'why'> {
  const named = `${type}\0${key}`;
  const rules = rulesByKey.get(named) ?? RULES.filter((rule) => isForKey(rule, key, type));
  if (rulesByKey.size >= MAX_KEYS) rulesByKey.clear();
  rulesByKey.set(named, rules);
  const { length } = value;
  const found = rules.find(
    (rule) =>
      length > rule.longer &&
      length <= rule.atMost &&
      (!rule.value || rule.value.test(value)) &&
      !rule.valueNot?.test(value),
  );
  return found ?? { id: 'none', class: 'hidden', why: 'secret' };
}

const rulesByKey = new Map<string, readonly Rule[]>();
const MAX_KEYS = 5000;

function isForKey(rule: Rule, key: string, type: string): boolean {
  if (rule.key && !rule.key.test(key)) return false;
  return !rule.keyNot?.test(key) && (!rule.type || rule.type.test(type));
}

/** The part of a value that may be shown: no user or query of an address, no person of a mail. */
function keepValue(found: ValueClass, value: string): string {
  if (found === 'schedule') return readSchedule(value);
  if (found === 'mail') return keepMails(value).sort().join(', ');
  if (found !== 'address') return value;
  const address = value.trim().replace(/[?#].*$/s, '');
  if (/^mailto:/i.test(address)) return `mailto:${keepMails(address.slice(7)).sort().join(',')}`;
  return address.replace(/:\/\/[^/]*@/g, '://');
}

function keepMails(value: string): string[] {
  return Array.from(
    value.matchAll(MAIL),
    ([, user = '', domain]) => `${FUNCTIONAL.test(user) ? user : 'person'}@${domain}`,
  );
}
