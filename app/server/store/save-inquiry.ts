import { empty } from 'sql-template-tag';
import * as z from 'zod';
import { normalizeEmail } from '#app/domain/contact/ways.ts';
import {
  DELIVERY_COLUMNS,
  type Delivery,
  readDeliveries,
  SELECT_DELIVERIES,
} from './deliveries.ts';
import { STORED_HORIZON } from './horizon.ts';
import { type Sql, type Store, sql } from './store.ts';

/** An inquiry to be stored, with its context. */
export interface NewInquiry {
  /** The same for each attempt to send one filled-in form. */
  form: string;
  /** The same for each attempt with the same content. */
  key: string;
  /** Used unless the form has one already. */
  reference: string;
  /** The JSON that the provider receives (spec §7), without the CAPTCHA's token. */
  payload: string;
  email: string;
  /** Search text, as `foldText` writes it. */
  searchText: string;
  language: string;
  page: string;
  /** Calculator address of the offer; null without one. */
  offer: string | null;
  /** Whole euros as shown, per month or year by `term`; null without a price. */
  total: number | null;
  term: string | null;
  priceList: number | null;
  consentVersion: string;
  /** The CAPTCHA service did not answer (D26). */
  isUnverified: boolean;
}

/** A delivery to one target; its body is the same in every attempt. */
export interface NewDelivery {
  target: string;
  /** Names the new reference, which is replaced in both cases of letters if the form has one already. */
  body: string;
  /** The CAPTCHA's token, if the target verifies it; stored until the delivery ends. */
  token?: string;
}

export interface FirstAttempt {
  target: string;
  owner: string;
  leaseMs: number;
}

export interface SavedInquiry {
  reference: string;
  deliveries: Delivery[];
}

const referencesSchema = z.array(z.object({ reference: z.string() }));

/**
 * Saves an inquiry with its deliveries atomically. The same content sent again is the same inquiry; an
 * edited version replaces one that was not delivered, and takes its reference.
 * @param claim the delivery that the caller attempts, unless it is delivered or leased already
 * @param isPatient if false, it becomes another inquiry while another version is being delivered
 * @returns undefined if the new reference is taken or another version is being delivered; the caller
 *   tries again with a new reference
 */
export async function saveInquiry(
  store: Store,
  inquiry: NewInquiry,
  deliveries: readonly NewDelivery[],
  now: number,
  claim?: FirstAttempt,
  isPatient = true,
): Promise<SavedInquiry | undefined> {
  const { form, key, reference } = inquiry;
  const insertAll = (where: Sql) =>
    deliveries.map((delivery) => insertDelivery(inquiry, delivery, where, now, claim));
  // Most forms are sent once.
  const first = await store.batch([
    insertInquiry(inquiry, now, sql`not exists (select 1 from inquiries where form = ${form})`),
    ...insertAll(sql`key = ${key} and reference = ${reference}`),
  ]);
  const [isNew] = referencesSchema.parse(first[0]);
  if (isNew) return { ...isNew, deliveries: readDeliveries(first.slice(1).flat()) };

  const isUndisputed = sql`not exists
    (select 1 from inquiries other join deliveries on inquiry = other.reference
      where other.form = ${form} and other.key <> ${key} and lease_until > ${now})`;
  const again = await store.batch([
    // On Postgres, other versions of the form wait for this batch.
    sql`update inquiries set form = form where form = ${form}`,
    replaceVersion(inquiry, now),
    insertInquiry(inquiry, now, isPatient ? isUndisputed : sql`true`),
    sql`delete from deliveries where key <> ${key} and state <> 'delivered'
      and inquiry in (select reference from inquiries where key = ${key})`,
    ...insertAll(sql`key = ${key}`),
    sql`select reference from inquiries where key = ${key}`,
    sql`${SELECT_DELIVERIES} where key = ${key}`,
  ]);
  const [saved] = referencesSchema.parse(again.at(-2));
  return saved && { ...saved, deliveries: readDeliveries(again.at(-1) ?? []) };
}

/** Also for the same content, since each attempt has another CAPTCHA token. */
function replaceVersion(inquiry: NewInquiry, now: number): Sql {
  const { form, key } = inquiry;
  return sql`update inquiries set key = ${key}, received_at = ${now},
      payload = ${inquiry.payload}, email = ${normalizeEmail(inquiry.email)},
      language = ${inquiry.language}, page = ${inquiry.page}, offer = ${inquiry.offer},
      total = ${inquiry.total}, term = ${inquiry.term}, price_list = ${inquiry.priceList},
      consent_version = ${inquiry.consentVersion}, search_text = ${inquiry.searchText},
      horizon = ${STORED_HORIZON}, unverified = ${writeUnverified(inquiry)}
    where reference = (select min(reference) from inquiries where form = ${form}
        and exists (select 1 from deliveries where inquiry = inquiries.reference
          and state <> 'delivered')
        and not exists (select 1 from deliveries where inquiry = inquiries.reference
          and ((target = 'provider' and state = 'delivered') or lease_until > ${now})))
      and not exists (select 1 from inquiries other
        where other.key = ${key} and other.reference <> inquiries.reference)`;
}

function insertInquiry(inquiry: NewInquiry, now: number, where: Sql): Sql {
  return sql`insert into inquiries (form, key, received_at, payload, email, language, page, offer,
      total, term, price_list, consent_version, search_text, reference, horizon, unverified)
    select cast(${inquiry.form} as text), cast(${inquiry.key} as text), cast(${now} as bigint),
      cast(${inquiry.payload} as text), cast(${normalizeEmail(inquiry.email)} as text),
      cast(${inquiry.language} as text), cast(${inquiry.page} as text),
      cast(${inquiry.offer} as text), cast(${inquiry.total} as bigint),
      cast(${inquiry.term} as text), cast(${inquiry.priceList} as bigint),
      cast(${inquiry.consentVersion} as text), cast(${inquiry.searchText} as text),
      cast(${inquiry.reference} as text), ${STORED_HORIZON},
      cast(${writeUnverified(inquiry)} as bigint)
    where ${where}
    on conflict do nothing returning reference`;
}

/** Null if the CAPTCHA was verified or not required, as in older rows. */
function writeUnverified({ isUnverified }: NewInquiry): 1 | null {
  return isUnverified ? 1 : null;
}

/** No second confirmation for an edited version. */
const NOT_TOLD = sql`and not exists (select 1 from deliveries told where told.target = 'confirmation'
  and told.inquiry = inquiries.reference and told.state = 'delivered')`;

/** Inserts a delivery, or makes an undelivered one due now; leased to the caller if claimed. */
function insertDelivery(
  { key, reference }: NewInquiry,
  { target, body, token }: NewDelivery,
  where: Sql,
  now: number,
  claim: FirstAttempt | undefined,
): Sql {
  const claimed = claim?.target === target ? claim : undefined;
  const named = sql`cast(${reference} as text)`;
  return sql`insert into deliveries (key, target, inquiry, body, state, since, due_at, attempts,
      lease_until, lease_by, reason, token)
    select cast(${key} as text), cast(${target} as text), reference,
      replace(replace(cast(${body} as text), ${named}, reference), lower(${named}),
        lower(reference)), 'waiting', cast(${now} as bigint), cast(${now} as bigint),
      cast(${claimed ? 1 : 0} as bigint), cast(${claimed ? now + claimed.leaseMs : 0} as bigint),
      cast(${claimed?.owner ?? ''} as text), '', cast(${token ?? null} as text)
    from inquiries where ${where} ${target === 'confirmation' ? NOT_TOLD : empty}
    on conflict (key, target) do update set body = excluded.body, token = excluded.token, state = 'waiting',
      since = excluded.since, due_at = excluded.due_at, lease_until = excluded.lease_until,
      lease_by = excluded.lease_by, attempts = deliveries.attempts + excluded.attempts,
      settled_at = null
      where deliveries.state <> 'delivered' and deliveries.lease_until <= excluded.due_at
    returning ${DELIVERY_COLUMNS}`;
}
