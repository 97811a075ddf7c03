import {
  BUILT_IN_LISTED_AT,
  type NamedOffer,
  type OfferLookup,
  resolveOfferSelection,
} from '#app/domain/offers/offer';
import { parseOfferNumber } from '#app/domain/offers/offer-number';
import { getLanguageOfPath, isLatin, type Language } from '#app/i18n/languages';
import { getPagePath } from '#app/i18n/page-paths';
import { loadInstance } from '#app/i18n/shared-instance';
import { currentEnvironment, isEdge } from '#app/server/environment';
import { loadList } from '#app/server/prices/load-list';
import { composeSheet } from '#app/sheet/compose-sheet';
import { createSheetWords, SHEET_TEXTS } from '#app/sheet/sheet-words';
import { site } from '#app/site';
import { getOfferAddress } from './offer-addresses';

export type FoundOffer = Extract<OfferLookup, { status: 'found' }>;

/** The file of an offer that an address names. */
export interface OfferFile {
  language: Language;
  /** Undefined if the address has no valid number. */
  number: string | undefined;
}

/** Whether offers can be downloaded as PDF; on the edge only by choice, for its time limits. */
export function offersPdf(): boolean {
  return currentEnvironment().OFFER_PDF ?? !isEdge();
}

/** Finds the file of an address such as `/angebot/7k3f-9qxt-m2wh.pdf`; undefined for pages. */
export function findOfferFile(pathname: string): OfferFile | undefined {
  const language = getLanguageOfPath(pathname);
  const folder = `${getPagePath('offer', language)}/`;
  if (!pathname.startsWith(folder)) return undefined;
  const [, number] = /^([^/]+)\.pdf$/.exec(pathname.slice(folder.length)) ?? [];
  if (number === undefined || !isLatin(language) || !offersPdf()) return undefined;
  return { language, number: parseOfferNumber(number) };
}

/** Makes the file of an offer; undefined if its list no longer has the plan. */
export async function makeOfferFile(
  { language }: OfferFile,
  found: FoundOffer,
): Promise<Response | undefined> {
  const offer = await nameOffer(found, language);
  if (!offer) return undefined;
  const instance = await loadInstance(language, SHEET_TEXTS);
  const words = createSheetWords(instance.getFixedT(null, SHEET_TEXTS), language);
  const name = words.t('page.title', { number: found.offer.number });
  // Loaded with the first file, because pages do not need it.
  const { drawSheetPdf } = await import('./pdf/sheet-pdf');
  const bytes = await drawSheetPdf(composeSheet(offer, words), {
    title: `${name} · ${site.brand}`,
    locale: language.locale,
    createdAt: offer.createdAt,
  });
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': formatDisposition(`${site.brand} ${name}.pdf`),
      'x-robots-tag': 'noindex',
    },
  });
}

async function nameOffer(
  { offer, offered }: FoundOffer,
  language: Language,
): Promise<NamedOffer | undefined> {
  const config = await loadList(offered.list, language);
  const selection = resolveOfferSelection(config, offer);
  if (!selection) return undefined;
  const { number, createdAt } = offer;
  const { version, publishedAt = BUILT_IN_LISTED_AT } = offered;
  const address = getOfferAddress(number, language);
  return { config, selection, number, version, listedAt: publishedAt, createdAt, address };
}

/** The header that names a downloaded file; old programs get a name in ASCII (RFC 6266). */
function formatDisposition(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${toHex(mark)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function toHex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase();
}
