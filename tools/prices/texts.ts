import { readdirSync, readFileSync } from 'node:fs';
import type { PricingTexts } from '#app/domain/pricing/built-in.ts';
import type { ListTexts } from '#app/server/prices/read-list.ts';
import type catalog from '#locales/de/catalog.json';

const LOCALES = new URL('../../locales/', import.meta.url);
const REFERENCE = 'de';

/** German texts of the built-in list, and the other offered languages. */
export function readListTexts(): ListTexts {
  const { pricing }: typeof catalog = readJson(`${REFERENCE}/catalog.json`);
  const referenceTexts: PricingTexts = pricing;
  const languages = readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== REFERENCE)
    .map(({ name }) => name)
    .filter((name) => {
      const meta: { draft?: boolean } = readJson(`${name}/meta.json`);
      return meta.draft !== true;
    });
  return { referenceTexts, languages };
}

/** Reads files of `locales/`, which the build has validated. */
export function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, LOCALES), 'utf8'));
}
