import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { createExactFormats } from '#app/catalog/price-changes/exact-formats.ts';
import type { PricingTexts } from '#app/domain/pricing/built-in.ts';
import type { ListTexts } from '#app/server/prices/read-list.ts';
import type catalog from '#locales/de/catalog.json';
import type Editor from '#locales/en/editor.json';
import type Staff from '#locales/en/staff.json';

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

/** The editor's texts in English, the language of the command line. */
export function readWords() {
  const editor: typeof Editor = readJson('en/editor.json');
  const staff: typeof Staff = readJson('en/staff.json');
  const instance = createInstance();
  void instance.init({
    lng: 'en',
    resources: { en: { editor, staff } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return {
    t: instance.getFixedT('en', 'editor'),
    ofPublishing: instance.getFixedT('en', 'staff'),
    formats: createExactFormats('en-GB'),
  };
}

/** Reads files of `locales/`, which the build has validated. */
function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, LOCALES), 'utf8'));
}
