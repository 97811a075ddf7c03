import { createServerFn } from '@tanstack/react-start';
import {
  type ActivationInput,
  activateFromEditor,
  activationSchema,
  belowSchema,
  type CancellationInput,
  cancelFromEditor,
  cancellationSchema,
  findList,
  getListInForce,
  type PublicationInput,
  publicationSchema,
  publishFromEditor,
  timeSchema,
  versionSchema,
} from '#app/server/prices/editor-publishing.server';
import { readHistory } from '#app/server/prices/price-history.server';
import { forStaff } from '#app/server/staff/guards.server';

/** Versions below a number, the latest first. */
export const readPriceHistory = createServerFn({ method: 'POST' })
  .validator((below: number | undefined): unknown => below)
  .handler(forStaff('readPriceHistory', belowSchema, readHistory));

export const readPriceList = createServerFn({ method: 'POST' })
  .validator((version: number): unknown => version)
  .handler(forStaff('readPriceList', versionSchema, findList));

/** The list that a publication would replace, now or at a planned time. */
export const readListInForce = createServerFn({ method: 'POST' })
  .validator((time: number | undefined): unknown => time)
  .handler(forStaff('readListInForce', timeSchema, getListInForce));

export const publishPrices = createServerFn({ method: 'POST' })
  .validator((publication: PublicationInput): unknown => publication)
  .handler(forStaff('publishPrices', publicationSchema, publishFromEditor));

export const activatePrices = createServerFn({ method: 'POST' })
  .validator((activation: ActivationInput): unknown => activation)
  .handler(forStaff('activatePrices', activationSchema, activateFromEditor));

/** @returns false if there was no such planned version */
export const cancelPlannedPrices = createServerFn({ method: 'POST' })
  .validator((plan: CancellationInput): unknown => plan)
  .handler(forStaff('cancelPlannedPrices', cancellationSchema, cancelFromEditor));
