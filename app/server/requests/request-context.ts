import type { PriceListVersion } from '#app/domain/price-lists/activation-log';
import type { Visit } from '#app/server/inquiries/receive.server';
import type { FindOffer } from '#app/server/offers/stored-offers';
import type { StaffContext } from '#app/server/staff/staff-context';

/** Context of a server function call. */
export interface RequestContext {
  visit: Visit;
  /** Undefined if the host has no store. */
  staff: StaffContext | undefined;
  /** The prices at the start of the request. Pages that do not call this show no prices. */
  readPrices: () => PriceListVersion;
  findOffer: FindOffer;
}
