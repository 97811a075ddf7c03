import { inquiryQuerySchema } from '#app/domain/contact/inquiry-query';
import { type Answer, callServer, type ValueOf } from '#app/features/staff/call';
import { fetchInquiries, fetchInquiry } from './inquiries.functions';

export type ShownPage = ValueOf<typeof fetchInquiries>;
export type ListedInquiry = ShownPage['inquiries'][number];
export type Inquiry = NonNullable<ValueOf<typeof fetchInquiry>>;

export type LoadedList = Awaited<ReturnType<typeof loadInquiryList>>;

/** @param search as it stands in the address */
export async function loadInquiryList(search: object) {
  const query = inquiryQuerySchema.parse(search);
  return { query, answer: await callServer(() => fetchInquiries({ data: query })) };
}

/**
 * Null if no inquiry has this reference.
 * @param search as it stands in the address: the list that it was opened from
 */
export function loadOne(reference: string, search: object): Promise<Answer<Inquiry | null>> {
  const query = inquiryQuerySchema.parse(search);
  return callServer(() => fetchInquiry({ data: { reference, query } }));
}
