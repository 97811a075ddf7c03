import type reference from '#locales/de/offer.json';
import type { Language } from './languages';

export type OfferTexts = typeof reference;

const files = import.meta.glob<Partial<OfferTexts>>('/locales/*/offer.json', { import: 'default' });

/** Loads the texts in which a language offers itself; undefined if it has none yet. */
export async function loadOfferTexts({ code }: Language): Promise<OfferTexts | undefined> {
  const { read, dismiss } = (await files[`/locales/${code}/offer.json`]?.()) ?? {};
  return read && dismiss ? { read, dismiss } : undefined;
}
