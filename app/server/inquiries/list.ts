import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { readDayRange } from '#app/domain/berlin-time.ts';
import { dropClickIds } from '#app/domain/contact/click-ids.ts';
import { getDialCode } from '#app/domain/contact/countries.ts';
import { mapExtras, mapTexts, TEXT_KEYS, type TextKey } from '#app/domain/contact/fields.ts';
import type { InquiryQuery } from '#app/domain/contact/inquiry-query.ts';
import { normalizePhone } from '#app/domain/contact/phone.ts';
import { foldText } from '#app/domain/fold-text.ts';
import { parseJson } from '#app/domain/parse-json.ts';
import { isVisible, toOneLine, toPlainLines } from '#app/domain/plain-text.ts';
import { mapUnits } from '#app/domain/pricing/counts.ts';
import { spellEmail } from '#app/server/store/email-spellings.ts';
import type { StoredInquiry } from '#app/server/store/inquiries.ts';
import { type InquiryFilter, listReferences, readInParts } from '#app/server/store/inquiry-list.ts';
import type { Row, Store } from '#app/server/store/store.ts';
import { site } from '#app/site.ts';

/** Unreadable parts of a payload become empty (D36). */
export const payloadSchema = z.looseObject({
  firstName: z.string().catch(''),
  lastName: z.string().catch(''),
  email: z.string().catch(''),
  phone: z.string().catch(''),
  reason: z.string().catch(''),
  preferredContact: z.string().optional().catch(undefined),
  ...mapExtras(() => z.string().optional().catch(undefined)),
  pricingDetails: z
    .looseObject({
      plan: z.string(),
      isYearly: z.boolean(),
      ...mapUnits(() => z.number().optional()),
      addons: z.array(z.string()).optional(),
    })
    .optional()
    .catch(undefined),
});

const anyObjectSchema = z.record(z.string(), z.unknown()).catch({});

/**
 * An inquiry as it is exported. The field names are public. If a column cannot be read,
 * its fields are empty and `unreadable` holds all columns as stored.
 */
export function toEntry(stored: StoredInquiry) {
  const { answered_at, deliveries, isReadable, row } = stored;
  const found = parseWritable(stored.payload);
  const read = payloadSchema.parse(anyObjectSchema.parse(found));
  // Earlier programs stored the CAPTCHA's token and click ids.
  const { turnstileToken: _, ...payload } = read;
  return {
    id: stored.key,
    reference: stored.reference,
    receivedAt: new Date(stored.received_at).toISOString(),
    answeredAt: answered_at === null ? null : new Date(answered_at).toISOString(),
    answeredBy: stored.answered_by,
    language: stored.language,
    page: dropClickIds(stored.page),
    offer: stored.offer === null ? null : dropClickIds(stored.offer),
    total: stored.total,
    term: stored.term,
    priceList: stored.price_list,
    consentVersion: stored.consent_version,
    isUnverified: stored.unverified !== null,
    deliveries: deliveries.map(({ target, state, attempts, due_at, settled_at, reason }) => ({
      target,
      state,
      attempts,
      ...(state === 'waiting' && { nextAttemptAt: new Date(due_at).toISOString() }),
      ...(settled_at !== null && { settledAt: new Date(settled_at).toISOString() }),
      ...(reason !== '' && { reason }),
    })),
    payload,
    ...(!(isReadable && isDeepStrictEqual(read, found)) && { unreadable: describeRow(row) }),
  };
}

/** JSON that can be written again, unlike some thousand levels of lists. */
function parseWritable(text: string): unknown {
  const found = parseJson(text);
  try {
    JSON.stringify(found);
    return found;
  } catch {
    return undefined;
  }
}

function describeRow(row: Row): Record<string, string> {
  const texts = Object.entries(row).map(([column, value]) => [
    column,
    String(value).replace(/"turnstileToken":"(?:[^"\\]|\\.)*"/, '"turnstileToken":""'),
  ]);
  return Object.fromEntries(texts);
}

export type Entry = ReturnType<typeof toEntry>;

/** The visitor's name; empty if there is nothing to see in it. */
export function composeName({ firstName, lastName }: Entry['payload']): string {
  const name = `${firstName} ${lastName}`;
  return isVisible(name) ? name : '';
}

/** An inquiry as pages show it: known fields, without characters that turn text around. */
export function toShownEntry({ payload, unreadable, id: _, ...columns }: Entry) {
  const { reason, preferredContact, pricingDetails } = payload;
  const { plan, isYearly, addons = [] } = pricingDetails ?? {};
  return {
    ...columns,
    /** Null if all of it could be read. */
    unreadable: unreadable
      ? Object.entries(unreadable).map(([column, value]) => [column, toPlainLines(value)] as const)
      : null,
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

/** All inquiries that match, the newest first, and how many; they are read part by part. */
export async function findEntries(store: Store, query: InquiryQuery) {
  const references = await listReferences(store, readFilter(query));
  return { count: references.length, parts: readEntries(store, references) };
}

async function* readEntries(store: Store, references: readonly string[]): AsyncGenerator<Entry[]> {
  for await (const part of readInParts(store, references)) yield part.map(toEntry);
}

/** Further words of a search are ignored. */
const MAX_WORDS = 8;
/** A phone number among the words, in any of its spellings: `0170 1234567`, `+49 (0)40/123-456`. */
const PHONE = /(?<!\S)[\d+(][\d\s()/.\p{Dash}]*\d(?!\S)/gu;

/** The store's filter for the query of the page. */
export function readFilter(query: InquiryQuery): InquiryFilter {
  const { q = '', state, reason, plan, language, from, until } = query;
  return {
    words: readWords(q).slice(0, MAX_WORDS),
    state,
    members: Object.entries({ reason, plan }).flatMap(([name, value]) =>
      value === undefined ? [] : `"${name}":${JSON.stringify(value)}`,
    ),
    language,
    ...readDayRange({ from, until }),
  };
}

/** The search words, each in the spellings that it may be stored in. */
function readWords(query: string): string[][] {
  const text = foldText(query);
  const phones = Array.from(text.matchAll(PHONE), ([phone]) => spellPhone(phone));
  const words = text.replace(PHONE, ' ').split(' ').filter(Boolean);
  const addresses = new Map(query.split(/\s+/).map((word) => [foldText(word), spellAddress(word)]));
  return [...words.map((word) => [...new Set([word, ...(addresses.get(word) ?? [])])]), ...phones];
}

/** An e-mail address or a domain with umlauts, in both forms; nothing for other words. */
function spellAddress(word: string): string[] {
  if (!/[@.]/.test(word)) return [];
  // Without a name before it, a domain alone.
  const spellings = spellEmail(word.includes('@') ? word : `@${word}`);
  return spellings.map((spelling) => foldText(spelling.replace(/^@/, '')));
}

/** Numbers are stored with their country code, so a leading zero is dropped. */
function spellPhone(phone: string): string[] {
  const digits = phone.replace(/[^\d+]/g, '');
  const spellings = [
    digits,
    digits.replace(/^0+/, ''),
    normalizePhone(phone, getDialCode(site.company.countryCode)) ?? '',
  ];
  return [...new Set(spellings.filter(Boolean))];
}

/** Search text with both spellings of the e-mail address, which often names the company. */
export function composeSearchText(fields: Partial<Record<TextKey, string | undefined>>): string {
  const texts = [...TEXT_KEYS.map((key) => fields[key] ?? ''), ...spellEmail(fields.email ?? '')];
  return [...new Set(texts.map(foldText))].filter(Boolean).join(' ');
}
