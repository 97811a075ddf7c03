import { createServerFn } from '@tanstack/react-start';
import {
  activateFromEditor,
  activationSchema,
  belowSchema,
  cancelFromEditor,
  cancellationSchema,
  findList,
  getListInForce,
  publicationSchema,
  publishFromEditor,
  readHistory,
  timeSchema,
  versionSchema,
} from '#app/server/prices/editor-publishing.server';
import { mayDo, reads } from '#app/server/staff/may-do';

/** The callers of these functions. The server also checks them before it reads a body. */
export const callers = 'prices';

const forPrices = createServerFn({ method: 'POST' }).middleware([mayDo(callers)]);

/** Versions below a number, the latest first. */
export const readPriceHistory = forPrices().validator(reads(belowSchema)).handler(readHistory);

export const readPriceList = forPrices().validator(reads(versionSchema)).handler(findList);

/** The list that a publication would replace, now or at a planned time. */
export const readListInForce = forPrices().validator(reads(timeSchema)).handler(getListInForce);

export const publishPrices = forPrices()
  .validator(reads(publicationSchema))
  .handler(publishFromEditor);

export const activatePrices = forPrices()
  .validator(reads(activationSchema))
  .handler(activateFromEditor);

/** @returns false if there was no such planned version */
export const cancelPlannedPrices = forPrices()
  .validator(reads(cancellationSchema))
  .handler(cancelFromEditor);
