import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';

const metadataSchema = z.object({
  country_calling_codes: z.record(z.string(), z.array(z.string())),
});

/**
 * The module `app/domain/contact/dial-codes.ts` as libphonenumber's data makes it (D24). A test
 * compares both, so an update of the package that changes a country fails until it is written anew.
 */
export function composeDialCodes(): string {
  const file = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.min.json');
  const metadata = metadataSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entries = Object.entries(metadata.country_calling_codes)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([code, countries]) => `  ${code}: '${countries.join(' ')}',`);
  return [HEADER, 'export const COUNTRIES_BY_DIAL_CODE = {', ...entries, '} as const;', ''].join(
    '\n',
  );
}

const HEADER = `// Written by \`npm run dial-codes\` from libphonenumber's data; not edited by hand.

/** Dial code without its plus → ISO codes of the countries that use it, the main one first (D23). */`;
