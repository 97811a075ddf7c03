import * as z from 'zod';
import {
  DELIVERY_COLUMNS,
  type Delivery,
  deliverySchema,
  SELECT_DELIVERIES,
} from './deliveries.ts';
import { STORED_HORIZON } from './horizon.ts';
import type { Statement, Store } from './store.ts';

/** An inquiry to be stored, with its context. */
export interface NewInquiry {
  /** The same for each attempt to send one filled-in form. */
  form: string;
  /** The same for each attempt with the same content. */
  key: string;
  /** Used unless the form has one already. */
  reference: string;
  /** The JSON that the provider receives (spec §7), to the byte. */
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
}

/** A delivery to one target; its body is the same in every attempt. */
export interface NewDelivery {
  target: string;
  /** Names the new reference, which is replaced in both cases of letters if the form has one already. */
  body: string;
}

export interface Claim {
  target: string;
  owner: string;
  leaseMs: number;
}

/** Only for a form that has not been sent before, or of which no other version is being delivered. */
type Only = 'new' | 'undisputed';

const CONDITIONS = {
  new: 'not exists (select 1 from inquiries where form = ?1)',
  undisputed: `not exists (select 1 from inquiries other join deliveries on inquiry = other.reference
    where other.form = ?1 and other.key <> ?2 and lease_until > ?3)`,
};

export interface SavedInquiry {
  reference: string;
  deliveries: Delivery[];
}

const referencesSchema = z.array(z.object({ reference: z.string() }));
const deliveriesSchema = z.array(deliverySchema);

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
  claim?: Claim,
  isPatient = true,
): Promise<SavedInquiry | undefined> {
  const insertAll = (only?: 'new') =>
    deliveries.map((delivery) => insertDelivery(inquiry, delivery, { now, claim, only }));
  // Most forms are sent once.
  const first = await store.batch([insertInquiry(inquiry, now, 'new'), ...insertAll('new')]);
  const [isNew] = referencesSchema.parse(first[0]);
  if (isNew) return { ...isNew, deliveries: deliveriesSchema.parse(first.slice(1).flat()) };

  const { key } = inquiry;
  const again = await store.batch([
    // On Postgres, other versions of the form wait for this batch.
    ['update inquiries set form = form where form = ?1', inquiry.form],
    replaceVersion(inquiry, now),
    insertInquiry(inquiry, now, isPatient ? 'undisputed' : undefined),
    [
      `delete from deliveries where key <> ?1 and state <> 'delivered'
        and inquiry in (select reference from inquiries where key = ?1)`,
      key,
    ],
    ...insertAll(),
    ['select reference from inquiries where key = ?1', key],
    [`${SELECT_DELIVERIES} where key = ?1`, key],
  ]);
  const [saved] = referencesSchema.parse(again.at(-2));
  return saved && { ...saved, deliveries: deliveriesSchema.parse(again.at(-1)) };
}

/** Also for the same content, since each attempt has another CAPTCHA token. */
function replaceVersion(inquiry: NewInquiry, now: number): Statement {
  return [
    `update inquiries set key = ?2, received_at = ?3, payload = ?4, email = ?5, language = ?6,
        page = ?7, offer = ?8, total = ?9, term = ?10, price_list = ?11, consent_version = ?12,
        search_text = ?13, horizon = ${STORED_HORIZON}
      where reference = (select min(reference) from inquiries where form = ?1
          and exists (select 1 from deliveries where inquiry = inquiries.reference
            and state <> 'delivered')
          and not exists (select 1 from deliveries where inquiry = inquiries.reference
            and ((target = 'provider' and state = 'delivered') or lease_until > ?3)))
        and not exists (select 1 from inquiries other
          where other.key = ?2 and other.reference <> inquiries.reference)`,
    inquiry.form,
    ...columnsOf(inquiry, now),
  ];
}

function insertInquiry(inquiry: NewInquiry, now: number, only?: Only): Statement {
  return [
    `insert into inquiries (form, key, received_at, payload, email, language, page, offer, total,
        term, price_list, consent_version, search_text, reference, horizon)
      select cast(?1 as text), cast(?2 as text), cast(?3 as bigint), cast(?4 as text),
        cast(?5 as text), cast(?6 as text), cast(?7 as text), cast(?8 as text),
        cast(?9 as bigint), cast(?10 as text), cast(?11 as bigint), cast(?12 as text),
        cast(?13 as text), cast(?14 as text), ${STORED_HORIZON}
      where ${only ? CONDITIONS[only] : 'true'}
      on conflict do nothing returning reference`,
    inquiry.form,
    ...columnsOf(inquiry, now),
    inquiry.reference,
  ];
}

function columnsOf(inquiry: NewInquiry, now: number) {
  const { key, payload, email, language, page, offer, total, term, priceList } = inquiry;
  return [
    key,
    now,
    payload,
    normalizeEmail(email),
    language,
    page,
    offer,
    total,
    term,
    priceList,
    inquiry.consentVersion,
    inquiry.searchText,
  ] as const;
}

/** No second confirmation for an edited version. */
const NOT_TOLD = `and not exists (select 1 from deliveries told where told.target = 'confirmation'
  and told.inquiry = inquiries.reference and told.state = 'delivered')`;

/** Inserts a delivery, or makes an undelivered one due now; leased to the caller if claimed. */
function insertDelivery(
  { key, reference }: NewInquiry,
  { target, body }: NewDelivery,
  { now, claim, only }: { now: number; claim: Claim | undefined; only: 'new' | undefined },
): Statement {
  const isClaimed = claim?.target === target;
  return [
    `insert into deliveries (key, target, inquiry, body, state, since, due_at, attempts,
        lease_until, lease_by, reason)
      select cast(?1 as text), cast(?2 as text), reference,
        replace(replace(cast(?3 as text), cast(?5 as text), reference),
          lower(cast(?5 as text)), lower(reference)), 'waiting',
        cast(?4 as bigint), cast(?4 as bigint), cast(?6 as bigint), cast(?7 as bigint),
        cast(?8 as text), '' from inquiries where key = ?1${only ? ' and reference = ?5' : ''}
        ${target === 'confirmation' ? NOT_TOLD : ''}
      on conflict (key, target) do update set body = excluded.body, state = 'waiting',
        since = excluded.since, due_at = excluded.due_at, lease_until = excluded.lease_until,
        lease_by = excluded.lease_by, attempts = deliveries.attempts + excluded.attempts,
        settled_at = null
        where deliveries.state <> 'delivered' and deliveries.lease_until <= excluded.due_at
      returning ${DELIVERY_COLUMNS}`,
    key,
    target,
    body,
    now,
    reference,
    isClaimed ? 1 : 0,
    isClaimed ? now + claim.leaseMs : 0,
    isClaimed ? claim.owner : '',
  ];
}

/** The form in which e-mail addresses are compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
