import * as z from 'zod';
import { mapExtras, mapTexts } from '#app/domain/contact/fields.ts';
import { isVisible, toOneLine, toPlainLines } from '#app/domain/plain-text.ts';
import { mapUnits } from '#app/domain/pricing/counts.ts';
import type { StoredInquiry } from '#app/server/store/inquiries.ts';

export const payloadSchema = z.looseObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  reason: z.string(),
  preferredContact: z.string().optional(),
  ...mapExtras(() => z.string().optional()),
  pricingDetails: z
    .looseObject({
      plan: z.string(),
      isYearly: z.boolean(),
      ...mapUnits(() => z.number().optional()),
      addons: z.array(z.string()).optional(),
    })
    .optional(),
});

/** An inquiry as it is exported. The field names are public. */
export function toEntry(stored: StoredInquiry) {
  const { answered_at, deliveries } = stored;
  return {
    id: stored.key,
    reference: stored.reference,
    receivedAt: new Date(stored.received_at).toISOString(),
    answeredAt: answered_at === null ? null : new Date(answered_at).toISOString(),
    answeredBy: stored.answered_by,
    language: stored.language,
    page: stored.page,
    offer: stored.offer,
    total: stored.total,
    term: stored.term,
    priceList: stored.price_list,
    consentVersion: stored.consent_version,
    deliveries: deliveries.map(({ target, state, attempts, due_at, settled_at, reason }) => ({
      target,
      state,
      attempts,
      ...(state === 'waiting' && { nextAttemptAt: new Date(due_at).toISOString() }),
      ...(settled_at !== null && { settledAt: new Date(settled_at).toISOString() }),
      ...(reason !== '' && { reason }),
    })),
    payload: payloadSchema.parse(JSON.parse(stored.payload)),
  };
}

export type Entry = ReturnType<typeof toEntry>;

/** The visitor's name; empty if there is nothing to see in it. */
export function composeName({ firstName, lastName }: Entry['payload']): string {
  const name = `${firstName} ${lastName}`;
  return isVisible(name) ? name : '';
}

/**
 * An inquiry as pages show it: known fields of the payload only, without characters that change the
 * direction of text.
 */
export function toShownEntry({ payload, id: _, ...facts }: Entry) {
  const { reason, preferredContact, pricingDetails } = payload;
  const { plan, isYearly, addons = [] } = pricingDetails ?? {};
  return {
    ...facts,
    name: toOneLine(composeName(payload)),
    ...mapTexts((key) => toPlainLines(payload[key] ?? '')),
    reason,
    preferredContact,
    selection:
      plan === undefined || isYearly === undefined
        ? null
        : {
            plan: toOneLine(plan),
            isYearly,
            counts: mapUnits((unit) => pricingDetails?.[unit]),
            addons: addons.map(toOneLine),
          },
  };
}

export function formatJson(entries: readonly Entry[]): string {
  return JSON.stringify(entries, null, 2);
}
