import { createServerFn } from '@tanstack/react-start';
import { COUNT_HEADER } from '#app/domain/staff/count-header';
import {
  answeringSchema,
  emailSchema,
  exportSchema,
  listSchema,
  oneSchema,
  referenceSchema,
} from '#app/server/inquiries/inquiry-schemas';
import { exportInquiries, readOne, readPage } from '#app/server/inquiries/staff-inquiries.server';
import { streamText } from '#app/server/requests/stream-text';
import { mayDo, reads } from '#app/server/staff/may-do';
import { resend } from '#app/server/store/deliveries';
import { countInquiries, eraseInquiries, markAnswered } from '#app/server/store/inquiry-actions';

/** The callers of these functions. The server also checks them before it reads a body. */
export const callers = 'inquiries';

const forInquiries = createServerFn({ method: 'POST' }).middleware([mayDo(callers)]);

/** For what cannot be undone or leaves the site. */
const forFreshlySignedIn = createServerFn({ method: 'POST' }).middleware([mayDo(callers, 'fresh')]);

export const fetchInquiries = forInquiries().validator(reads(listSchema)).handler(readPage);

export const fetchInquiry = forInquiries().validator(reads(oneSchema)).handler(readOne);

/** Marks an inquiry; null if it does not exist. */
export const setInquiryAnswered = forInquiries()
  .validator(reads(answeringSchema))
  .handler(
    async ({ data, context: { staff, audit } }) =>
      (await markAnswered(staff.store, data, audit)) ?? null,
  );

/** Resends undelivered deliveries; returns how many. */
export const sendInquiryAgain = forInquiries()
  .validator(reads(referenceSchema))
  .handler(async ({ data, context: { staff, visit, audit } }) => {
    const targets = visit.inquiries?.delivery.targets;
    const resent = await resend(staff.store, { reference: data, targets }, audit);
    if (resent.length > 0) visit.inquiries?.wake();
    return resent.length;
  });

export const eraseInquiry = forFreshlySignedIn()
  .validator(reads(referenceSchema))
  .handler(({ data, context: { staff, audit } }) =>
    eraseInquiries(staff.store, { reference: data }, audit),
  );

export const countInquiriesOfAddress = forInquiries()
  .validator(reads(emailSchema))
  .handler(({ data, context: { staff } }) => countInquiries(staff.store, { email: data }));

export const eraseInquiriesOfAddress = forFreshlySignedIn()
  .validator(reads(emailSchema))
  .handler(({ data, context: { staff, audit } }) =>
    eraseInquiries(staff.store, { email: data }, audit),
  );

/** A response whose body is the file, because a value would be written as a whole. */
export const exportInquiryList = forFreshlySignedIn()
  .validator(reads(exportSchema))
  .handler(async ({ data, context: { staff, audit } }) => {
    const { text, count } = await exportInquiries(staff.store, data, audit);
    return new Response(streamText(text), {
      headers: { 'content-type': 'text/plain;charset=utf-8', [COUNT_HEADER]: `${count}` },
    });
  });
