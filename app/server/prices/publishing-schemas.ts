import * as z from 'zod';
import { MAX_REASON_LENGTH } from '#app/domain/price-lists/activation-log';
import { MAX_TIME } from '#app/domain/price-lists/berlin-time';

// Inputs of the publishing functions. Times are milliseconds since 1970.

const version = z.int().min(0);
const time = z.int().min(0).max(MAX_TIME).optional();
const priceChange = {
  /** Now, if missing. */
  effectiveAt: time,
  confirmed: z.array(z.string().max(50)).max(50),
  reason: z.string().trim().min(1).max(MAX_REASON_LENGTH),
};

export const publicationSchema = z.object({
  ...priceChange,
  /** The list as exported JSON text. */
  list: z.string(),
  basedOn: version,
});
export type PublicationInput = z.infer<typeof publicationSchema>;

export const activationSchema = z.object({ ...priceChange, version, replaces: version });
export type ActivationInput = z.infer<typeof activationSchema>;

export const cancellationSchema = z.object({
  position: z.int().min(1),
  reason: priceChange.reason,
});
export type CancellationInput = z.infer<typeof cancellationSchema>;

export const versionSchema = version;
export const belowSchema = version.optional();
export const timeSchema = time;
