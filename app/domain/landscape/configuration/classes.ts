import * as z from 'zod/mini';
import { decodeEntities } from '#app/domain/landscape/decode-entities.ts';
import table from '#public/collector/classes.json';

const CLASSES = [
  'address',
  'host',
  'hidden',
  'mail',
  'name',
  'path',
  'schedule',
  'switch',
  'text',
] as const;

/** Classes of a parameter value, by the table that the collector reads too (D58). */
export type ValueClass = (typeof CLASSES)[number];

/** Only `secret` is a finding. */
const HIDDEN_REASONS = ['secret', 'person', 'random', 'long', 'names'] as const;

/** Programs other than the collector may write numbers and switches as such. */
const textSchema = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String));

/** A parameter as a tenant tells it, or as a file keeps it; a file may give reasons of later tables. */
export const parameterSchema = z.object({
  key: z.string(),
  type: z.catch(z.string(), ''),
  /** Once judged, as it is shown and compared; absent if it is hidden. */
  value: z.catch(z.optional(textSchema), undefined),
  hidden: z.catch(z.optional(z.enum(['set', 'empty'])), undefined),
  why: z.catch(z.optional(z.enum(HIDDEN_REASONS)), undefined),
});

/** A judged parameter: of a hidden value only whether it is set, and why it is hidden. */
export interface Parameter extends z.infer<typeof parameterSchema> {
  class: ValueClass;
  /** The class before a hidden value on another stage hid this one too. */
  was?: ValueClass;
}

/**
 * Judges a value, as it is written and with the entities of key and value as signs, and keeps of it
 * what may be shown (D58).
 * @param known names of the tenant's credentials and certificates
 */
export function judgeParameter(
  { key: written, type, value = '', hidden, why = 'secret' }: z.infer<typeof parameterSchema>,
  known: ReadonlySet<string>,
): Parameter {
  const key = readPlain(written);
  if (hidden) return { key, type, class: 'hidden', hidden, why };
  const judge = (text: string) => {
    const rule = findRule(key, type, text);
    const isName = known.has(text) && (rule.class === 'text' || NAMED_RULES.has(rule.id));
    return { class: isName ? 'name' : rule.class, why: rule.why };
  };
  const text = value.trim();
  const first = judge(text);
  // A secret's entities are no disguise.
  const plain = first.class === 'hidden' ? text : readPlain(text);
  const found = plain === text ? first : judge(plain);
  if (found.class !== 'hidden') {
    return { key, type, class: found.class, value: keepValue(found.class, plain) };
  }
  const isRead = plain.length <= MAX_LENGTH;
  const isNone = plain === '' || (isRead && (PLACEHOLDER.test(plain) || PROSE.test(plain)));
  return { key, type, class: 'hidden', hidden: isNone ? 'empty' : 'set', why: found.why };
}

/** A text without entities, which may stand in entities. */
function readPlain(text: string): string {
  const decoded = decodeEntities(text);
  return decoded === text ? text.trim() : readPlain(decoded);
}

/** Whether nothing is configured, or only that something is to be entered. */
export function isEmpty({ hidden, value = '' }: Parameter): boolean {
  return hidden ? hidden === 'empty' : value === '' || PLACEHOLDER.test(value);
}

/** Whether a value is computed while the flow runs. */
export function isComputed({ value = '' }: Parameter): boolean {
  return EXPRESSION.test(value);
}

/** An expression that no text matches. */
const NOTHING = '(?!)';

/** The table's rules; an expression that a rule lacks holds for every text. */
const RULES = table.rules.map(
  ({ flags, longer = -1, atMost = Number.POSITIVE_INFINITY, ...rule }) => ({
    id: rule.id,
    // A class that this release does not know is not shown.
    class: CLASSES.find((one) => one === rule.class) ?? 'hidden',
    why: HIDDEN_REASONS.find((one) => one === rule.why) ?? 'secret',
    longer,
    atMost,
    key: new RegExp(rule.key ?? '', flags),
    keyNot: new RegExp(rule.keyNot ?? NOTHING, flags),
    type: new RegExp(rule.type ?? '', flags),
    value: new RegExp(rule.value ?? '', flags),
    valueNot: new RegExp(rule.valueNot ?? NOTHING, flags),
  }),
);
const MAX_LENGTH = RULES.find(({ id }) => id === 'long')?.longer ?? 0;
const PLACEHOLDER = new RegExp(table.placeholder.value, table.placeholder.flags);
const PROSE = new RegExp(table.prose.value, table.prose.flags);
const EXPRESSION = new RegExp(table.expression.value);
const FUNCTIONAL = new RegExp(table.functionalMail.value, table.functionalMail.flags);
const SCHEDULE_PART = new RegExp(table.schedulePart.value, 'g');
const YES_NO = /^(?:true|false|yes|no|on|off)$/i;
const MAIL = /([a-z0-9._%+-]+)@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** Rules of which a name of an entry of the tenant's lists is an exception. */
const NAMED_RULES = new Set(['password-key', 'secret-key', 'random']);

/** The first rule that holds: those of long texts come first and have no expression for values. */
function findRule(key: string, type: string, value: string) {
  const found = RULES.find(
    (rule) =>
      value.length > rule.longer &&
      value.length <= rule.atMost &&
      rule.key.test(key) &&
      !rule.keyNot.test(key) &&
      rule.type.test(type) &&
      rule.value.test(value) &&
      !rule.valueNot.test(value),
  );
  return found ?? { id: 'none', class: 'hidden' as const, why: 'secret' as const };
}

/**
 * The part of a value that may be shown: no user or query of an address, no person of a mail. Equal
 * are values that differ in blanks, line ends, or the capitals of yes and no.
 */
function keepValue(found: ValueClass, value: string): string {
  const text = found === 'schedule' ? readSchedule(value) : value;
  const plain = text.replace(/\s+/g, ' ').trim();
  if (found === 'switch') return YES_NO.test(plain) ? plain.toLowerCase() : plain;
  if (found === 'mail') return keepMails(plain).join(', ');
  if (found !== 'address') return plain;
  const address = plain.replace(/[?#].*$/, '');
  if (/^mailto:/i.test(address)) return `mailto:${keepMails(address.slice(7)).join(',')}`;
  return address.replace(/:\/\/[^/]*@/g, '://');
}

/** The times of a timer's table, or the whole text if it is none. */
function readSchedule(value: string): string {
  return Array.from(value.matchAll(SCHEDULE_PART), ([, time]) => time).join(' ') || value;
}

function keepMails(value: string): string[] {
  const mails = Array.from(
    value.matchAll(MAIL),
    ([, user = '', domain]) => `${FUNCTIONAL.test(user) ? user : 'person'}@${domain}`,
  );
  return mails.sort();
}
