import { createServerFn } from '@tanstack/react-start';
import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import {
  activateFromEditor,
  cancelFromEditor,
  findList,
  getBaseline,
  publishFromEditor,
} from '#app/server/prices/editor-publishing.server';
import { readHistory } from '#app/server/prices/price-history.server';
import {
  activationSchema,
  belowSchema,
  cancellationSchema,
  publicationSchema,
  timeSchema,
  versionSchema,
} from '#app/server/prices/publishing-schemas';
import { forStaff } from '#app/server/staff/guards.server';

/** Versions below a number, the latest first. */
export const readPriceHistory = createServerFn({ method: 'POST' })
  .validator((below: number | undefined): unknown => below)
  .handler(
    forStaff('readPriceHistory', belowSchema, ({ staff, input, visit }) =>
      readHistory(staff.store, input, visit.prices?.current().version ?? BUILT_IN_VERSION),
    ),
  );

export const readPriceList = createServerFn({ method: 'POST' })
  .validator((version: number): unknown => version)
  .handler(
    forStaff('readPriceList', versionSchema, ({ staff, input }) => findList(staff.store, input)),
  );

/** The list that a publication would replace, now or at a time. */
export const readBaseline = createServerFn({ method: 'POST' })
  .validator((time: number | undefined): unknown => time)
  .handler(
    forStaff('readBaseline', timeSchema, ({ staff, input }) => getBaseline(staff.store, input)),
  );

interface PriceChange {
  effectiveAt?: number;
  confirmed: string[];
  reason: string;
}

interface Publication extends PriceChange {
  list: string;
  basedOn: number;
}

interface Activation extends PriceChange {
  version: number;
  replaces: number;
}

interface Cancellation {
  position: number;
  reason: string;
}

export const publishPrices = createServerFn({ method: 'POST' })
  .validator((publication: Publication): unknown => publication)
  .handler(
    forStaff('publishPrices', publicationSchema, ({ staff, session, input }) =>
      publishFromEditor(staff.store, session, input),
    ),
  );

export const activatePrices = createServerFn({ method: 'POST' })
  .validator((activation: Activation): unknown => activation)
  .handler(
    forStaff('activatePrices', activationSchema, ({ staff, session, input }) =>
      activateFromEditor(staff.store, session, input),
    ),
  );

/** @returns false if there was no such planned version */
export const cancelPlannedPrices = createServerFn({ method: 'POST' })
  .validator((plan: Cancellation): unknown => plan)
  .handler(
    forStaff('cancelPlannedPrices', cancellationSchema, ({ staff, session, input }) =>
      cancelFromEditor(staff.store, session, input),
    ),
  );
