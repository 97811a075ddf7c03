import { findOfferFile, makeOfferFile } from '#app/server/offers/offer-files';
import type { FindOffer } from '#app/server/offers/stored-offers';
import { currentEnvironment } from './environment';
import { openInquiries } from './inquiries/open-inquiries';
import { openPrices } from './prices/open-prices';
import { createStaffContext } from './staff/staff-context';

let opened: ReturnType<typeof openHost> | undefined;

/** The development server has no host, so its first request opens the store. */
export function openDevelopmentHost() {
  opened ??= openHost();
  return opened;
}

async function openHost() {
  const environment = currentEnvironment();
  const inquiries = await openInquiries(environment);
  const { prices } = await openPrices(inquiries.store, environment.DATABASE_URL);
  return {
    inquiries,
    prices,
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
