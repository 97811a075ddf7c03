import * as z from 'zod/mini';
import { mapUnits, parseCount } from './counts';

/** The text of a value that was not understood (D12). */
const unreadSchema = z.string().brand<'unread'>();
export type Unread = z.infer<typeof unreadSchema>;

/** A value of a query; a key that is repeated with another value gives a list, which is no value. */
const textSchema = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((texts) => [...new Set([texts].flat())].join(',')),
);

const integerSchema = z.optional(
  z.catch(
    z.union([
      // Adding 0 turns -0 into 0.
      z.pipe(
        z.int(),
        z.transform((number) => number + 0),
      ),
      z.undefined(),
      z.pipe(
        textSchema,
        z.transform((text: string) => repair(text, parseInteger)),
      ),
    ]),
    undefined,
  ),
);

/**
 * The calculator's parameters in the address (D11, D12), without defaults. Never throws. Damage that
 * links suffer on their way is repaired; a text that is still not understood stays, so that the page
 * can name it. A value of any other kind becomes `undefined` under its key, because the router
 * merges the result with the raw parameters and would keep the value of a missing key. The router
 * also passes the result back in, therefore the schema accepts its own output.
 */
export const ownSearchSchema = z.object({
  yearly: z.optional(
    z.catch(
      z.union([
        z.boolean(),
        z.pipe(
          textSchema,
          z.transform((text: string) => repair(text, parseYearly)),
        ),
      ]),
      false,
    ),
  ),
  ...mapUnits(() => integerSchema),
  commitment: integerSchema,
  addons: z.optional(
    z.catch(z.pipe(z.union([z.string(), z.array(z.string())]), z.transform(parseIds)), undefined),
  ),
});

/** The place of the opened scenario among those of the address, from 1; else undefined. */
const openSchema = z.optional(
  z.catch(
    z.union([
      z.int(),
      z.pipe(
        textSchema,
        z.transform((text: string) => (/^[1-9]$/.test(text) ? Number(text) : undefined)),
      ),
    ]),
    undefined,
  ),
);

/** Reads an address and preserves foreign parameters, which the type does not contain (D13). */
export const calculatorSearchSchema = z.looseObject({ ...ownSearchSchema.shape, open: openSchema });

/**
 * The parameters that a link to the calculator may set (D13). Only reading makes an `Unread`, so a
 * link with a value of the wrong kind does not compile.
 */
export type CalculatorSearch = z.infer<typeof ownSearchSchema> & {
  /** Like a foreign one it stays while the selection changes. */
  open?: number | undefined;
};

/** The calculator's parameters; all others are foreign (D13). */
export const CALCULATOR_KEYS: readonly string[] = Object.keys(ownSearchSchema.shape);

/** Picks the foreign parameters of an address, such as `utm_source`, which are preserved (D13). */
export function pickForeignParams(search: Record<string, unknown>): Record<string, unknown> {
  const foreign = Object.entries(search).filter(([key]) => !CALCULATOR_KEYS.includes(key));
  return Object.fromEntries(foreign);
}

/**
 * Adds the foreign parameters of the current address to those of a link (D13). Foreign parameters
 * that the link already has keep their position, so that undo restores exactly the same address.
 */
export function withForeignParams(
  written: CalculatorSearch,
  before: Record<string, unknown>,
): CalculatorSearch {
  const missing = Object.entries(pickForeignParams(before)).filter(
    ([key]) => !Object.hasOwn(written, key),
  );
  return { ...Object.fromEntries(missing), ...written };
}

/** Yearly billing only for the exact text `true` (spec §5). */
function parseYearly(text: string): boolean | undefined {
  if (text === 'true') return true;
  return text === 'false' ? false : undefined;
}

/** A sign stands before digits without grouping or with it: `-5`, `1.000`. */
function parseInteger(text: string): number | undefined {
  const [, sign, digits = ''] = /^([+-]?)(.*)$/s.exec(text) ?? [];
  const count = /^\s/.test(digits) ? undefined : parseCount(digits);
  // 0 minus 0 is 0, but its negation is -0.
  return sign === '-' && count !== undefined ? 0 - count : count;
}

/**
 * Parses a value, if need be without the blanks and the one closing sign that mails and chats add to
 * a link; the text itself if that does not help (D12).
 */
function repair<Value>(text: string, parse: (text: string) => Value | undefined): Value | Unread {
  const trimmed = text.trim();
  return parse(trimmed) ?? parse(dropClosingSign(trimmed)) ?? unreadSchema.parse(text);
}

/** Drops one sign that closed the sentence or bracket around a link (D12). */
export function dropClosingSign(text: string): string {
  return text.replace(/[.,;)>]$/, '');
}

function parseIds(value: string | string[]): string[] | undefined {
  const ids = [value]
    .flat()
    .flatMap((text) => text.split(','))
    .filter((id) => id !== '');
  return ids.length > 0 ? ids : undefined;
}

/**
 * Parses a query string for the router: values are texts, and a repeated key gives a list of them.
 * Never throws; malformed percent encoding stays unchanged, and an `&` that was escaped for HTML
 * is a separator too (D12). The key `__proto__` is dropped here and when writing, because code that
 * copies the record could set a prototype.
 */
export function parseQueryString(query: string): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const key = name.replace(/^(?:amp;)+/, '');
    const earlier = values.get(key);
    if (Array.isArray(earlier)) earlier.push(value);
    else values.set(key, earlier === undefined ? value : [earlier, value]);
  }
  values.delete('__proto__');
  return Object.fromEntries(values);
}

/**
 * Formats a record as a query string with its question mark, or '' if it is empty (D13). Commas
 * stay literal, `addons` is one comma-separated value, and other lists repeat their key. Values
 * other than texts, numbers and booleans are omitted. Never throws.
 */
export function formatQueryString(search: Record<string, unknown>): string {
  const pairs = Object.entries(search)
    .filter(([key]) => key !== '__proto__')
    .flatMap(([key, value]) =>
      formatValues(key, value).map((text) => `${encodePart(key)}=${encodePart(text)}`),
    );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function formatValues(key: string, value: unknown): string[] {
  const texts = [value].flat().filter(isWritable).map(String);
  if (key !== 'addons') return texts;
  return texts.some((text) => text !== '') ? [texts.join(',')] : [];
}

/**
 * Encodes a plan's id as a path segment. Browsers resolve `.` and `..` as folders, even
 * percent-encoded, therefore these two are encoded twice.
 */
export function encodePlanId(id: string): string {
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%2E') : id;
}

/** Reverses `encodePlanId`. */
export function decodePlanId(text: string): string {
  return /^(?:%2E){1,2}$/.test(text) ? text.replaceAll('%2E', '.') : text;
}

/** Encodes an addon's id for the comma list: commas in the id are encoded twice. */
export function encodeAddonId(id: string): string {
  return id.replace(/,|%(?=2[C5])/g, encodeURIComponent);
}

/** Reverses `encodeAddonId`. */
export function decodeAddonId(text: string): string {
  return text.replace(/%2C|%25(?=2[C5])/g, decodeURIComponent);
}

/**
 * Reads the ids of an address in a list that knows some of them: blanks, one closing sign and commas
 * that were encoded twice are repaired only where the id as written is unknown (D12).
 */
export function readAddonIds(
  texts: readonly string[] = [],
  isKnown: (id: string) => boolean,
): string[] {
  return texts.flatMap((text) => {
    const id = decodeAddonId(text);
    if (isKnown(id)) return [id];
    return text.split(/%(?:25)*2C/).map((part) => {
      const trimmed = decodeAddonId(part.trim());
      const repaired = dropClosingSign(trimmed);
      return !isKnown(trimmed) && isKnown(repaired) ? repaired : trimmed;
    });
  });
}

function isWritable(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Percent-encodes like the URL standard for queries, but keeps commas (D13): the router redirects
 * an address that the browser encodes differently. Lone surrogates are replaced, because
 * `encodeURIComponent` throws for them.
 */
function encodePart(text: string): string {
  const wellFormed = text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
  return encodeURIComponent(wellFormed).replaceAll('%2C', ',').replaceAll("'", '%27');
}
