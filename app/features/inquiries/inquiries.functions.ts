import { createServerFn } from '@tanstack/react-start';
import {
  answeringSchema,
  emailSchema,
  exportSchema,
  listSchema,
  oneSchema,
  referenceSchema,
} from '#app/server/inquiries/inquiry-schemas';
import {
  answerOne,
  countOfAddress,
  eraseOfAddress,
  eraseOne,
  exportInquiries,
  readOne,
  readPage,
  resendOne,
} from '#app/server/inquiries/staff-inquiries.server';
import { mayDo, reads } from '#app/server/staff/may-do';

/** The callers of these functions. The server also checks them before it reads a body. */
export const callers = 'inquiries';

const forInquiries = createServerFn({ method: 'POST' }).middleware([mayDo(callers)]);

export const fetchInquiries = forInquiries().validator(reads(listSchema)).handler(readPage);

export const fetchInquiry = forInquiries().validator(reads(oneSchema)).handler(readOne);

export const setInquiryAnswered = forInquiries()
  .validator(reads(answeringSchema))
  .handler(answerOne);

export const sendInquiryAgain = forInquiries().validator(reads(referenceSchema)).handler(resendOne);

export const eraseInquiry = forInquiries().validator(reads(referenceSchema)).handler(eraseOne);

export const countInquiriesOfAddress = forInquiries()
  .validator(reads(emailSchema))
  .handler(countOfAddress);

export const eraseInquiriesOfAddress = forInquiries()
  .validator(reads(emailSchema))
  .handler(eraseOfAddress);

export const exportInquiryList = forInquiries()
  .validator(reads(exportSchema))
  .handler(({ data, context: { staff, audit } }) => exportInquiries(staff.store, data, audit));
