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
  exportList,
  readOne,
  readPage,
  resendOne,
} from '#app/server/inquiries/staff-inquiries.server';
import { forStaff } from '#app/server/staff/guards.server';

interface Answering {
  reference: string;
  isAnswered: boolean;
}

interface Wanted {
  query: object;
  format: string;
  language: string;
}

export const fetchInquiries = createServerFn({ method: 'POST' })
  .validator((query: object): unknown => query)
  .handler(forStaff('fetchInquiries', listSchema, readPage));

export const fetchInquiry = createServerFn({ method: 'POST' })
  .validator((wanted: { reference: string; query: object }): unknown => wanted)
  .handler(forStaff('fetchInquiry', oneSchema, readOne));

export const setInquiryAnswered = createServerFn({ method: 'POST' })
  .validator((answering: Answering): unknown => answering)
  .handler(forStaff('setInquiryAnswered', answeringSchema, answerOne));

export const sendInquiryAgain = createServerFn({ method: 'POST' })
  .validator((reference: string): unknown => reference)
  .handler(forStaff('sendInquiryAgain', referenceSchema, resendOne));

export const eraseInquiry = createServerFn({ method: 'POST' })
  .validator((reference: string): unknown => reference)
  .handler(forStaff('eraseInquiry', referenceSchema, eraseOne));

export const countInquiriesOfAddress = createServerFn({ method: 'POST' })
  .validator((email: string): unknown => email)
  .handler(forStaff('countInquiriesOfAddress', emailSchema, countOfAddress));

export const eraseInquiriesOfAddress = createServerFn({ method: 'POST' })
  .validator((email: string): unknown => email)
  .handler(forStaff('eraseInquiriesOfAddress', emailSchema, eraseOfAddress));

export const exportInquiryList = createServerFn({ method: 'POST' })
  .validator((wanted: Wanted): unknown => wanted)
  .handler(forStaff('exportInquiryList', exportSchema, exportList));
