import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { site } from '#app/site.ts';
import { dropByteOrderMark } from '../locales/texts.ts';

const REFERENCE = 'de';
const sheetSchema = z.object({ contract: z.optional(z.record(z.string(), z.string())) });

/**
 * What a legal text may name: the facts of the site, and as `contract` what the printed price
 * information says of notice and payment, in the text's language or else in German.
 * @param languageFolder `locales/de`
 */
export function readLegalFacts(languageFolder: string, siteFacts: object = site): object {
  const reference = `${languageFolder.replace(/\/[^/]+$/, '')}/${REFERENCE}`;
  return {
    ...siteFacts,
    contract: { ...readContract(reference), ...readContract(languageFolder) },
  };
}

function readContract(folder: string): Record<string, string> {
  const file = `${folder}/sheet.json`;
  if (!existsSync(file)) return {};
  const { contract = {} } = sheetSchema.parse(
    JSON.parse(dropByteOrderMark(readFileSync(file, 'utf8'))),
  );
  return Object.fromEntries(Object.entries(contract).filter(([, text]) => text !== ''));
}
