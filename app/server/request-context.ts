import type { Progress } from './function-requests';
import type { Visit } from './inquiry-desk.server';
import type { ReadPrices } from './pages';
import type { StaffRoom } from './staff/staff-room';

/** What a server function learns beside its data. */
export interface RequestContext {
  visit: Visit;
  /** Undefined where the host has no store. */
  staff: StaffRoom | undefined;
  progress: Progress;
  /** Decided when the request came in. */
  readPrices: ReadPrices;
}
