import { composeFileName } from '#app/domain/file-name';
import {
  BUILT_IN_LISTED_AT,
  type FoundOffer,
  listWantedAnnounced,
  type Offer,
  resolveOfferSelection,
} from '#app/domain/offers/offer';
import { parseOfferNumber } from '#app/domain/offers/offer-number';
import type { PriceListVersion } from '#app/domain/price-lists/activation-log';
import { getLanguageOfPath, getPagePath, isLatin, type Language } from '#app/i18n/languages';
import { loadTranslatedList } from '#app/i18n/price-list';
import { loadTexts } from '#app/i18n/texts';
import { currentEnvironment, isEdge } from '#app/server/environment';
import { composeOrderRequest, ORDER_TEXTS } from '#app/sheet/compose-order';
import { composeSheet } from '#app/sheet/compose-sheet';
import { composeSheetCsv } from '#app/sheet/sheet-csv';
import { site } from '#app/site';
import { getOfferAddress } from './offer-addresses';

/** The file of an offer that an address names. */
interface OfferFile {
  format: 'pdf' | 'csv';
  language: Language;
  /** Undefined if the address has no valid number. */
  number: string | undefined;
}

/** Whether offers can be downloaded as PDF; on the edge only by choice, for its time limits. */
export function offersPdf(): boolean {
  return currentEnvironment().OFFER_PDF ?? !isEdge();
}

/** Finds the file of an address such as `/angebot/7k3f-9qxt-m2wh.pdf` or `.csv`; undefined for pages. */
export function findOfferFile(pathname: string): OfferFile | undefined {
  const language = getLanguageOfPath(pathname);
  const folder = `${getPagePath('offer', language)}/`;
  if (!pathname.startsWith(folder)) return undefined;
  const [, text, format] = /^([^/]+)\.(pdf|csv)$/.exec(pathname.slice(folder.length)) ?? [];
  if (text === undefined) return undefined;
  const number = parseOfferNumber(text);
  if (format === 'csv') return { format, language, number };
  return isLatin(language) && offersPdf() ? { format: 'pdf', language, number } : undefined;
}

const CONTENT_TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' };

/** Makes the file of an offer; undefined if its list no longer has the plan. */
export async function makeOfferFile(
  { format, language }: OfferFile,
  found: FoundOffer,
): Promise<Response | undefined> {
  const offer = await nameOffer(found, language);
  if (!offer) return undefined;
  const instance = await loadTexts(language, ORDER_TEXTS);
  const { number, createdAt } = offer;
  const name = instance.t('details:sheet.page.title', { number });
  const sheet = composeSheet(offer, language);
  const content =
    format === 'csv'
      ? composeSheetCsv(sheet, number, language)
      : // Loaded with the first file, because pages do not need it.
        await (await import('./pdf/sheet-pdf')).drawSheetPdf(sheet, {
          title: `${name} · ${site.brand}`,
          locale: language.locale,
          createdAt,
          order: composeOrderRequest(offer, sheet, language, Date.now()),
        });
  return new Response(content, {
    headers: {
      'content-type': CONTENT_TYPES[format],
      'content-disposition': formatDisposition(composeFileName([site.brand, name], format)),
      'x-robots-tag': 'noindex',
    },
  });
}

async function nameOffer({ offer, offered, inForce }: FoundOffer, language: Language) {
  const resolve = async ({ list }: PriceListVersion): Promise<Offer | undefined> => {
    const config = await loadTranslatedList(list, language);
    const selection = resolveOfferSelection(config, offer);
    return selection && { config, selection };
  };
  const sold = await resolve(offered);
  if (!sold) return undefined;
  const { number, createdAt } = offer;
  const { version, publishedAt = BUILT_IN_LISTED_AT } = offered;
  const address = getOfferAddress(number, language);
  const changed =
    inForce.version === version
      ? undefined
      : { version: inForce.version, offer: await resolve(inForce) };
  const announced = listWantedAnnounced(sold.config, offer.query);
  return {
    ...sold,
    number,
    version,
    listedAt: publishedAt,
    createdAt,
    address,
    announced,
    changed,
  };
}

/** The header that names a downloaded file; old programs get a name in ASCII (RFC 6266). */
function formatDisposition(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '');
  const encodeMark = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, encodeMark);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
