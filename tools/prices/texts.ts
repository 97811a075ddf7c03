import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { createExactFormats } from '#app/catalog/price-changes/exact-formats.ts';
import type { PricingTexts } from '#app/domain/pricing/built-in.ts';
import type { ListTexts } from '#app/server/prices/read-list.ts';
import type german from '#locales/de/pricing.json';
import type admin from '#locales/en/admin.json';
import type publishing from '#locales/en/publishing.json';

const LOCALES = new URL('../../locales/', import.meta.url);
const REFERENCE = 'de';

/** German texts of the built-in list, and the other offered languages. */
export function readListTexts(): ListTexts {
  const reference: typeof german = readJson(`${REFERENCE}/pricing.json`);
  const referenceTexts: PricingTexts = reference;
  const languages = readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== REFERENCE)
    .map(({ name }) => name)
    .filter((name) => {
      const meta: { draft?: boolean } = readJson(`${name}/meta.json`);
      return meta.draft !== true;
    });
  return { referenceTexts, languages };
}

/** The editor's texts in English, the language of the command line. */
export function readWords() {
  const ofAdmin: typeof admin = readJson('en/admin.json');
  const ofPublishing: typeof publishing = readJson('en/publishing.json');
  const instance = createInstance();
  void instance.init({
    lng: 'en',
    resources: { en: { admin: ofAdmin, publishing: ofPublishing } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return {
    t: instance.getFixedT('en', 'admin'),
    ofPublishing: instance.getFixedT('en', 'publishing'),
    formats: createExactFormats('en-GB'),
  };
}

/** Reads files of `locales/`, which the build has validated. */
function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, LOCALES), 'utf8'));
}
