import * as z from 'zod/mini';
import { mapUnits } from './counts';

const INTEGER = /^[+-]?\d+$/;

const integerSchema = z.optional(
  z.catch(z.pipe(z.union([z.number(), z.string()]), z.transform(parseInteger)), undefined),
);

/**
 * The calculator's part of the address (D11, D12): shape only, defaults are applied later. Nothing
 * throws: garbage becomes `undefined` under its key, and not a missing key, because the router lays
 * this result over the raw parameters and would let the garbage through. It also accepts its own
 * result, which the router hands back to it.
 */
export const ownSearchSchema = z.object({
  yearly: z.optional(
    z.pipe(z.catch(z.union([z.boolean(), z.string()]), false), z.transform(parseYearly)),
  ),
  ...mapUnits(() => integerSchema),
  commitment: integerSchema,
  addons: z.optional(
    z.catch(z.pipe(z.union([z.string(), z.array(z.string())]), z.transform(parseIds)), undefined),
  ),
});

/** Reads an address. Foreign parameters survive in it, without being part of the type (D13). */
export const calculatorSearchSchema = z.looseObject(ownSearchSchema.shape);

/** Parameters of a link to the calculator (D13). */
export type CalculatorSearch = z.infer<typeof ownSearchSchema>;

/** The parameters that belong to the calculator; all others are foreign. */
export const CALCULATOR_KEYS: readonly string[] = Object.keys(ownSearchSchema.shape);

/** The parameters of others in an address, such as `utm_source`, which survive (D13). */
export function pickForeignParams(search: Record<string, unknown>): Record<string, unknown> {
  const foreign = Object.entries(search).filter(([key]) => !CALCULATOR_KEYS.includes(key));
  return Object.fromEntries(foreign);
}

/**
 * Parameters of a link, with the foreign parameters of the current address (D13). Those that the link
 * itself has keep their order, so that undo restores an address exactly.
 */
export function withForeignParams(
  written: CalculatorSearch,
  before: Record<string, unknown>,
): CalculatorSearch {
  const missing = Object.entries(pickForeignParams(before)).filter(([key]) => !(key in written));
  return { ...Object.fromEntries(missing), ...written };
}

/** True only for the exact text `true` (spec §5). */
function parseYearly(value: boolean | string): boolean {
  return value === true || value === 'true';
}

function parseInteger(value: number | string): number | undefined {
  if (!INTEGER.test(String(value))) return undefined;
  const number = Number(value);
  // Adding 0 turns -0 into 0, which is what it would be after the next reading.
  return Number.isSafeInteger(number) ? number + 0 : undefined;
}

function parseIds(value: string | string[]): string[] | undefined {
  const ids = [value]
    .flat()
    .flatMap((text) => text.split(','))
    .filter((id) => id !== '');
  return ids.length > 0 ? ids : undefined;
}

/**
 * Reads a query string into plain texts, for the router: no JSON, a repeated key gives the list of
 * its values. Never throws; a malformed percent sequence stays as it is. A key `__proto__` is
 * dropped here and when writing, since code that copies the record key by key would set a prototype.
 */
export function parseQueryString(query: string): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [key, value] of new URLSearchParams(query)) {
    const earlier = values.get(key);
    if (Array.isArray(earlier)) earlier.push(value);
    else values.set(key, earlier === undefined ? value : [earlier, value]);
  }
  values.delete('__proto__');
  return Object.fromEntries(values);
}

/**
 * Writes a record as a query string with its question mark, or '' when nothing is left to write
 * (D13): commas stay literal, `addons` is one comma list, any other list repeats its key. What is
 * neither text, number nor boolean is left out. Never throws.
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
 * A plan's id as a part of a path. Browsers take `.` and `..` for folders, even percent-encoded, so
 * these two are encoded twice.
 */
export function encodePlanId(id: string): string {
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%2E') : id;
}

/** The id that `encodePlanId` has written. */
export function decodePlanId(text: string): string {
  return /^(?:%2E){1,2}$/.test(text) ? text.replaceAll('%2E', '.') : text;
}

/** An addon's id within the comma list: its own commas are encoded twice. */
export function encodeAddonId(id: string): string {
  return id.replace(/,|%(?=2[C5])/g, encodeURIComponent);
}

/** The id that `encodeAddonId` has written. */
export function decodeAddonId(text: string): string {
  return text.replace(/%2C|%25(?=2[C5])/g, decodeURIComponent);
}

function isWritable(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Percent-encodes as the URL standard does for a query, but leaves commas (D13): an address that
 * the browser spells in another way than the router would be redirected. Half a surrogate pair has
 * no encoding; without its replacement the encoder would throw.
 */
function encodePart(text: string): string {
  const wellFormed = text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
  return encodeURIComponent(wellFormed).replaceAll('%2C', ',').replaceAll("'", '%27');
}
