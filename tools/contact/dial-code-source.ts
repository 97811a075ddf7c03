import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';

const metadataSchema = z.object({
  country_calling_codes: z.record(z.string(), z.array(z.string())),
  countries: z.record(z.string(), z.array(z.unknown())),
});

/** A country's trunk prefix: a text, or `0` or nothing for none. */
const TRUNK_PREFIX = 5;

/**
 * The module `app/domain/contact/dial-codes.ts` as libphonenumber's data makes it (D24). A test
 * compares both, so an update of the package that changes a country fails until it is written anew.
 */
export function composeDialCodes(): string {
  const file = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.min.json');
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
  ].join('\n');
}

const HEADER = `// Written by \`npm run dial-codes\` from libphonenumber's data; not edited by hand.

/** Dial code without its plus → ISO codes of the countries that use it, the main one first (D23). */`;

const TRUNK_PREFIX_COMMENT =
  '/** Dial codes of countries whose numbers keep a leading zero after the code, as in Italy (D23). */';
