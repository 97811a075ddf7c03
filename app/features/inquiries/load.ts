import { type InquiryQuery, inquiryQuerySchema } from '#app/domain/contact/inquiry-query';
import { fetchInquiries, fetchInquiry } from './inquiries.functions';

/** Why the server did not answer what it was asked, or did not answer at all. */
export type Refusal = Extract<Awaited<ReturnType<typeof fetchInquiries>>, { refused: string }>;

type Answered<Result> = Exclude<Awaited<Result>, Refusal>;

export type InquiryPage = Answered<ReturnType<typeof fetchInquiries>>;
export type ListedInquiry = InquiryPage['inquiries'][number];
export type Inquiry = NonNullable<Answered<ReturnType<typeof fetchInquiry>>>;

export interface LoadedList {
  query: InquiryQuery;
  answer: InquiryPage | Refusal;
}

export const UNREACHABLE: Refusal = { refused: 'unavailable' };

/** @param search as it stands in the address */
export async function loadList(search: object): Promise<LoadedList> {
  const query = inquiryQuerySchema.parse(search);
  return { query, answer: await fetchInquiries({ data: query }).catch(() => UNREACHABLE) };
}

/** Null where there is none of this reference. */
export function loadOne(reference: string): Promise<Inquiry | Refusal | null> {
  return fetchInquiry({ data: reference }).catch(() => UNREACHABLE);
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
