import * as z from 'zod';
import { SELECT_DELIVERIES } from './deliveries.ts';
import { joinDeliveries, type KeptInquiry, SELECT_INQUIRIES } from './inquiries.ts';
import type { Row, SqlValue, Statement, Store } from './store.ts';

/** Which inquiries are meant. */
export interface InquiryFilter {
  /** Each of them occurs in one of its spellings; as `foldText` writes them. */
  words: readonly (readonly string[])[];
  state?: InquiryState | undefined;
  /** Received from then on, and before then. */
  since?: number | undefined;
  before?: number | undefined;
}

export type InquiryState = keyof typeof STATES;

/** Where a page of the list begins: behind this one. */
export interface ListPlace {
  receivedAt: number;
  reference: string;
}

const STATES = {
  open: 'answered_at is null',
  answered: 'answered_at is not null',
  undelivered:
    "exists (select 1 from deliveries where inquiry = inquiries.reference and state = 'waiting')",
  dead: "exists (select 1 from deliveries where inquiry = inquiries.reference and state = 'dead')",
};

/** What came in under an earlier version is found by all that stands in it. */
const TEXT =
  "coalesce(search_text, lower(payload)) || ' ' || lower(reference) || ' ' || replace(lower(reference), '-', '')";

const NEWEST_FIRST = 'order by received_at desc, reference desc';

const countsSchema = z.tuple([
  z.object({
    total: z.number(),
    ...{ open: z.number(), answered: z.number(), undelivered: z.number(), dead: z.number() },
  }),
]);

interface InquiryRows {
  inquiries: KeptInquiry[];
  hasMore: boolean;
}

export interface InquiryPage extends InquiryRows {
  /** Of all that the filter leaves but for its state. */
  counts: z.infer<typeof countsSchema>[0];
  /** How many come before this page. */
  newer: number;
}

/**
 * A page of the list, the newest first, with how many there are in each state.
 * @param after undefined for the first page
 */
export async function listInquiryPage(
  store: Store,
  filter: InquiryFilter,
  limit: number,
  after?: ListPlace,
): Promise<InquiryPage> {
  const [inquiries = [], deliveries = [], counts, newer] = await store.batch([
    ...selectRows(filter, limit, after),
    countStates(writeCondition({ ...filter, state: undefined })),
    ...(after ? [countNewer(writeCondition(filter), after)] : []),
  ]);
  return {
    ...joinRows(inquiries, deliveries, limit),
    counts: countsSchema.parse(counts)[0],
    newer: newer ? z.tuple([z.object({ newer: z.number() })]).parse(newer)[0].newer : 0,
  };
}

/** The same without counting. */
export async function listInquiries(
  store: Store,
  filter: InquiryFilter,
  limit: number,
  after?: ListPlace,
): Promise<InquiryRows> {
  const [inquiries = [], deliveries = []] = await store.batch(selectRows(filter, limit, after));
  return joinRows(inquiries, deliveries, limit);
}

/** One more than are shown tells whether there are more. */
function selectRows(filter: InquiryFilter, limit: number, after?: ListPlace): Statement[] {
  const chosen = writeCondition(filter);
  const [condition, ...parameters] = after ? writePlace(chosen, after) : chosen;
  const page = `where ${condition} ${NEWEST_FIRST} limit ?${parameters.length + 1}`;
  return [
    [`${SELECT_INQUIRIES} ${page}`, ...parameters, limit + 1],
    [
      `${SELECT_DELIVERIES} where inquiry in (select reference from inquiries ${page})
        order by target`,
      ...parameters,
      limit,
    ],
  ];
}

function joinRows(inquiries: readonly Row[], deliveries: readonly Row[], limit: number) {
  return {
    inquiries: joinDeliveries(inquiries.slice(0, limit), deliveries),
    hasMore: inquiries.length > limit,
  };
}

function writeCondition({ words, state, since, before }: InquiryFilter): Statement {
  const parameters: SqlValue[] = [];
  const put = (value: SqlValue) => `?${parameters.push(value)}`;
  const conditions = [
    'true',
    ...words.map((spellings) => {
      const found = spellings.map((spelling) =>
        selectionToSearch(`cast(${put(spelling)} as text)`),
      );
      return `(${found.join(' or ')})`;
    }),
    ...(since === undefined ? [] : [`received_at >= ${put(since)}`]),
    ...(before === undefined ? [] : [`received_at < ${put(before)}`]),
    ...(state === undefined ? [] : [STATES[state]]),
  ];
  return [conditions.join(' and '), ...parameters];
}

/** "mueller" finds "Müller", kept as "muller", and the other way round. */
function selectionToSearch(word: string): string {
  return `${contains(TEXT, word)} or ${contains(replaceDigraphs(TEXT), replaceDigraphs(word))}`;
}

/** Not `like`, whose patterns D1 keeps short and the others write differently. */
function contains(text: string, word: string): string {
  return `replace(${text}, ${word}, '') <> ${text}`;
}

function replaceDigraphs(text: string): string {
  return `replace(replace(replace(${text}, 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`;
}

function writePlace(
  [condition, ...parameters]: Statement,
  { receivedAt, reference }: ListPlace,
  isBehind = true,
): Statement {
  const [time, name] = [`?${parameters.length + 1}`, `?${parameters.length + 2}`];
  const place = `(received_at < ${time} or (received_at = ${time} and reference < ${name}))`;
  const side = isBehind ? place : `not ${place}`;
  return [`${condition} and ${side}`, ...parameters, receivedAt, reference];
}

function countNewer(chosen: Statement, after: ListPlace): Statement {
  const [condition, ...parameters] = writePlace(chosen, after, false);
  const sql = `select cast(count(*) as bigint) as newer from inquiries where ${condition}`;
  return [sql, ...parameters];
}

function countStates([condition, ...parameters]: Statement): Statement {
  const counts = Object.entries(STATES).map(
    ([name, is]) =>
      `cast(coalesce(sum(case when ${is} then 1 else 0 end), 0) as bigint) as ${name}`,
  );
  return [
    `select cast(count(*) as bigint) as total, ${counts.join(', ')} from inquiries where ${condition}`,
    ...parameters,
  ];
}
