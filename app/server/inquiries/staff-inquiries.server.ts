import type * as z from 'zod';
import type { InquiryQuery } from '#app/domain/contact/inquiry-query';
import type { PriceSource } from '#app/server/prices/price-source';
import type { StaffCall } from '#app/server/staff/guards.server';
import { resend } from '#app/server/store/deliveries';
import { findInquiry } from '#app/server/store/inquiries';
import {
  type Answering,
  countInquiriesOf,
  eraseInquiries,
  markAnswered,
} from '#app/server/store/inquiry-actions';
import { listInquiryPage } from '#app/server/store/inquiry-list';
import type { AuditContext } from '#app/server/store/people';
import { actorOf, type Session } from '#app/server/store/sessions';
import { describeEntry, type Entry, showEntry } from './entry';
import { exportInquiries } from './export-inquiries.server';
import type { answeringSchema, exportSchema } from './inquiry-inputs';
import { readFilter, readPlace } from './read-query';

// What people with the right `inquiries` ask for and do, from their browsers.

const PAGE_LENGTH = 25;

type Call<Input> = Pick<StaffCall<Input>, 'staff' | 'session' | 'input' | 'visit'>;

/** A page of the list, as it is shown. */
export async function readPage({ staff, input }: Call<InquiryQuery>) {
  const place = readPlace(input.after);
  const page = await listInquiryPage(staff.store, readFilter(input), PAGE_LENGTH, place);
  const last = page.hasMore ? page.inquiries.at(-1) : undefined;
  return {
    inquiries: page.inquiries.map((kept) => showEntry(describeEntry(kept))),
    counts: page.counts,
    newer: page.newer,
    /** Where the next page begins; null on the last. */
    next: last ? `${last.received_at}_${last.reference}` : null,
  };
}

/** All that is known of one; null where there is none. */
export async function readOne({ staff, input, visit }: Call<string>) {
  const kept = await findInquiry(staff.store, input);
  if (!kept) return null;
  const entry = describeEntry(kept);
  return { ...showEntry(entry), addonTitles: await findAddonTitles(entry, visit.prices) };
}

/** Null where there is none. */
export async function answerOne({
  staff,
  session,
  input,
}: Call<z.infer<typeof answeringSchema>>): Promise<Answering | null> {
  return (await markAnswered(staff.store, input, auditContextOf(session))) ?? null;
}

/** How many deliveries are on their way again. */
export async function resendOne({ staff, session, input, visit }: Call<string>): Promise<number> {
  const targets = visit.contact?.delivery.targets;
  const resent = await resend(staff.store, { reference: input, targets }, auditContextOf(session));
  if (resent.length > 0) visit.contact?.wake();
  return resent.length;
}

export function eraseOne({ staff, session, input }: Call<string>): Promise<number> {
  return eraseInquiries(staff.store, { reference: input }, auditContextOf(session));
}

export function countOfAddress({ staff, input }: Call<string>): Promise<number> {
  return countInquiriesOf(staff.store, input);
}

export function eraseOfAddress({ staff, session, input }: Call<string>): Promise<number> {
  return eraseInquiries(staff.store, { email: input }, auditContextOf(session));
}

export function exportList({ staff, session, input }: Call<z.infer<typeof exportSchema>>) {
  return exportInquiries(staff.store, input, auditContextOf(session));
}

/** What a person does now, for the log. */
function auditContextOf(session: Session): AuditContext {
  return { actor: actorOf(session), now: Date.now() };
}

/** In a published list; the built-in one's stand in the texts. */
async function findAddonTitles(
  { priceList }: Entry,
  prices: Pick<PriceSource, 'find'> | undefined,
): Promise<Record<string, string>> {
  if (priceList === null || priceList === 0) return {};
  const found = await prices?.find(priceList);
  const addons = found?.published?.list.ADDONS ?? [];
  return Object.fromEntries(addons.map(({ id, title }) => [id, title]));
}
