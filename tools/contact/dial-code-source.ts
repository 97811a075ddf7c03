import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';

const metadataSchema = z.object({
  country_calling_codes: z.record(z.string(), z.array(z.string())),
  countries: z.record(z.string(), z.array(z.unknown())),
});

/** Places of a country's data: the lengths of its numbers, … */
const LENGTHS = 3;
/** … its trunk prefix, a text, or `0` or nothing for none, … */
const TRUNK_PREFIX = 5;
/** … a pattern of the prefixes that are in use, if there are others, … */
const TRUNK_PATTERN = 7;
/** … and the kinds of its numbers: fixed lines, mobile phones and others. */
const KINDS = 11;

const lengthsSchema = z.array(z.number());
const kindsSchema = z.array(z.tuple([z.string(), lengthsSchema.optional()]).or(z.literal(0)));

/**
 * The module `app/domain/contact/dial-codes.ts` as libphonenumber's data makes it (D24). A test
 * compares both, so an update of the package that changes a country fails until it is written anew.
 */
export function composeDialCodes(): string {
  const file = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.max.json');
  const metadata = metadataSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const codes = Object.entries(metadata.country_calling_codes).sort(
    ([a], [b]) => Number(a) - Number(b),
  );
  const entries = codes.map(([code, countries]) => `  ${code}: '${countries.join(' ')}',`);
  // Countries that share a code have the same prefix; that of the main one is taken.
  const without = codes.filter(
    ([, [main = '']]) => typeof metadata.countries[main]?.[TRUNK_PREFIX] !== 'string',
  );
  return [
    HEADER,
    'export const COUNTRIES_BY_DIAL_CODE = {',
    ...entries,
    '} as const;',
    '',
    TRUNK_PREFIX_COMMENT,
    'export const CODES_WITHOUT_TRUNK_PREFIX =',
    `  '${without.map(([code]) => code).join(' ')}';`,
    '',
    TRUNK_PREFIXES_COMMENT,
    'export const TRUNK_PREFIXES = {',
    ...codes.flatMap(([code, [main = '']]) => describePrefix(code, metadata.countries[main] ?? [])),
    '} as const;',
    '',
  ].join('\n');
}

/** The row of a dial code whose numbers have another prefix than 0 that only has to be dropped. */
function describePrefix(code: string, country: unknown[]): string[] {
  const { [TRUNK_PATTERN]: pattern, [TRUNK_PREFIX]: usual, [LENGTHS]: all } = country;
  const prefix = z.string().safeParse(pattern || usual || '0').data;
  // Patterns with groups or a dollar sign also tell carriers and short numbers apart.
  if (prefix === undefined || prefix === '0' || /[($]/.test(prefix)) return [];
  const kinds = kindsSchema.safeParse(country[KINDS]).data ?? [];
  const own = kinds.slice(0, 2).flatMap((kind) => (kind === 0 ? [] : (kind[1] ?? [])));
  const lengths = [...new Set(own.length > 0 ? own : lengthsSchema.parse(all))];
  return [
    `  ${code}: { prefix: '${prefix}', lengths: [${lengths.sort((a, b) => a - b).join(', ')}] },`,
  ];
}

const HEADER = `// Written by \`npm run dial-codes\` from libphonenumber's data; not edited by hand.

/** Dial code without its plus → ISO codes of the countries that use it, the main one first (D23). */`;

const TRUNK_PREFIX_COMMENT =
  '/** Dial codes of countries whose numbers keep a leading zero after the code, as in Italy (D23). */';

const TRUNK_PREFIXES_COMMENT = `/**
 * Dial code → its trunk prefix as a pattern, where it is not always 0, and how many digits numbers of
 * fixed lines and mobile phones have without it (D23).
 */`;
