import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { editions } from '#app/i18n/editions.ts';
import { service } from '#app/service.ts';
import { site } from '#app/site.ts';
import { dropByteOrderMark } from '../locales/texts.ts';

const REFERENCE = 'de';
const groupSchema = z.record(z.string(), z.unknown());
const wordsSchema = z.record(z.string(), z.string());

/** Facts that stand in texts, by file and group. */
const WORDS = [
  { name: 'contract', file: 'details.json', group: 'sheet' },
  { name: 'terms', file: 'common.json', group: 'security' },
] as const;

/** The files in a language's folder that its legal texts take facts from. */
export const FACT_FILES = WORDS.map(({ file }) => file);

/**
 * Facts that a legal text may name: those of site and service; `contract`, the notice and payment
 * terms of the printed price information; `terms`, the service levels of the security page, in the
 * text's language, or German where that lacks them; `editions`, the month of each text.
 * @param languageFolder `locales/de`
 */
export function readLegalFacts(
  languageFolder: string,
  siteFacts: object = site,
  serviceFacts: object = service,
): object {
  const reference = `${languageFolder.replace(/\/[^/]+$/, '')}/${REFERENCE}`;
  const words = WORDS.map(({ name, file, group }) => [
    name,
    {
      ...readWords(`${reference}/${file}`, group, name),
      ...readWords(`${languageFolder}/${file}`, group, name),
    },
  ]);
  const months = Object.entries(editions).map(([page, month]) => [page, new Date(month)]);
  return {
    ...siteFacts,
    service: serviceFacts,
    editions: Object.fromEntries(months),
    ...Object.fromEntries(words),
  };
}

function readWords(file: string, group: string, name: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const texts = groupSchema.parse(JSON.parse(dropByteOrderMark(readFileSync(file, 'utf8'))));
  const words = wordsSchema.parse(groupSchema.parse(texts[group] ?? {})[name] ?? {});
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
}
