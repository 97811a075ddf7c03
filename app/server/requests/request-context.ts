import type { PublishedList } from '#app/domain/price-lists/activation-log';
import type { Visit } from '#app/server/inquiries/inquiry-service.server';
import type { FindOffer } from '#app/server/offers/stored-offers';
import type { StaffContext } from '#app/server/staff/staff-context';
import type { Progress } from './function-requests';

/** What a server function learns beside its data. */
export interface RequestContext {
  visit: Visit;
  /** Undefined where the host has no store. */
  staff: StaffContext | undefined;
  progress: Progress;
  /** Decided when the request came in. A page that does not ask shows no prices. */
  readPrices: () => PublishedList | undefined;
  findOffer: FindOffer;
}
