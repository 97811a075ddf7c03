import type { InquiryContext } from '#app/server/inquiries/open-inquiries';
import { findOfferFile, makeOfferFile } from '#app/server/offers/offer-files';
import type { FindOffer } from '#app/server/offers/stored-offers';
import { currentEnvironment } from './environment';
import { openInquiriesOnce } from './inquiries/open-inquiries';
import { openPricesOnce } from './prices/open-prices';
import { createStaffContext } from './staff/staff-context';

/** The development server has no host, so this opens the store. */
export async function openDevelopmentHost(given: InquiryContext | undefined) {
  const environment = currentEnvironment();
  const inquiries = given ?? (await openInquiriesOnce(environment));
  return {
    inquiries,
    prices: await openPricesOnce(inquiries.store, environment.DATABASE_URL),
    staff: createStaffContext(environment, inquiries.store, environment.PORT),
  };
}

/** The file of an offer, which the built site's pages contain. */
export async function makeFileInDevelopment(
  pathname: string,
  findOffer: FindOffer,
): Promise<Response | undefined> {
  const file = findOfferFile(pathname);
  if (file?.number === undefined) return undefined;
  const found = await findOffer(file.number);
  return found.kind === 'ok' ? makeOfferFile(file, found.value) : undefined;
}
