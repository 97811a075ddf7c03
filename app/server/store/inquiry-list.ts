import * as z from 'zod';
import { SELECT_DELIVERIES } from './deliveries.ts';
import { joinDeliveries, SELECT_INQUIRIES, type StoredInquiry } from './inquiries.ts';
import type { Row, SqlValue, Statement, Store } from './store.ts';

/** Filter of the list of inquiries. */
export interface InquiryFilter {
  /** Every word must occur in one of its spellings, as `foldText` writes them. */
  words: readonly (readonly string[])[];
  state?: InquiryState | undefined;
  /** Received from `since` on and before `before`, in milliseconds since 1970. */
  since?: number | undefined;
  before?: number | undefined;
}

export type InquiryState = keyof typeof STATES;

/** Cursor: the last inquiry of the page before. */
export interface ListCursor {
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

/** Inquiries of an earlier version have no search text and are searched by their payload. */
const TEXT =
  "coalesce(search_text, lower(payload)) || ' ' || lower(reference) || ' ' || replace(lower(reference), '-', '')";

const NEWEST_FIRST = 'order by received_at desc, reference desc';
const OLDEST_FIRST = 'order by received_at, reference';

const countsSchema = z.tuple([
  z.object({
    total: z.number(),
    open: z.number(),
    answered: z.number(),
    undelivered: z.number(),
    dead: z.number(),
  }),
]);

interface InquiryRows {
  inquiries: StoredInquiry[];
  hasMore: boolean;
}

export interface InquiryPage extends InquiryRows {
  /** Counts by state, ignoring the filter's state. */
  counts: z.infer<typeof countsSchema>[0];
  /** Number of inquiries before this page. */
  newer: number;
}

/**
 * A page of the list, the newest first, with counts by state.
 * @param after undefined for the first page
 */
export async function listInquiryPage(
  store: Store,
  filter: InquiryFilter,
  limit: number,
  after?: ListCursor,
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

/** The references before and after an inquiry in the list; null at its ends. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

const referencesSchema = z.array(z.object({ reference: z.string() }));

/** The neighbours of a place in the list; the inquiry there may no longer match the filter. */
export async function findNeighbours(
  store: Store,
  filter: InquiryFilter,
  place: ListCursor,
): Promise<Neighbours> {
  const chosen = writeCondition(filter);
  const selectNearest = (side: '<' | '>', order: string): Statement => {
    const [condition, ...parameters] = besideCursor(chosen, place, side);
    return [`select reference from inquiries where ${condition} ${order} limit 1`, ...parameters];
  };
  const [previous, next] = await store.batch([
    selectNearest('>', OLDEST_FIRST),
    selectNearest('<', NEWEST_FIRST),
  ]);
  return { previous: readReference(previous), next: readReference(next) };
}

function readReference(rows: readonly Row[] | undefined): string | null {
  return referencesSchema.parse(rows)[0]?.reference ?? null;
}

/** The number of inquiries that nobody has answered. */
export async function countOpenInquiries(store: Store): Promise<number> {
  const rows = await store.all(
    `select cast(count(*) as bigint) as open from inquiries where ${STATES.open}`,
  );
  return z.tuple([z.object({ open: z.number() })]).parse(rows)[0].open;
}

/** A page of the list without counts. */
export async function listInquiries(
  store: Store,
  filter: InquiryFilter,
  limit: number,
  after?: ListCursor,
): Promise<InquiryRows> {
  const [inquiries = [], deliveries = []] = await store.batch(selectRows(filter, limit, after));
  return joinRows(inquiries, deliveries, limit);
}

/** Reads one more row than is shown, to know whether there is a next page. */
function selectRows(filter: InquiryFilter, limit: number, after?: ListCursor): Statement[] {
  const chosen = writeCondition(filter);
  const [condition, ...parameters] = after ? besideCursor(chosen, after, '<') : chosen;
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
      const found = spellings.map((spelling) => matchesWord(`cast(${put(spelling)} as text)`));
      return `(${found.join(' or ')})`;
    }),
    ...(since === undefined ? [] : [`received_at >= ${put(since)}`]),
    ...(before === undefined ? [] : [`received_at < ${put(before)}`]),
    ...(state === undefined ? [] : [STATES[state]]),
  ];
  return [conditions.join(' and '), ...parameters];
}

/** "mueller" finds "Müller", stored as "muller", and the other way round. */
function matchesWord(word: string): string {
  return `${textContains(TEXT, word)} or ${textContains(replaceDigraphs(TEXT), replaceDigraphs(word))}`;
}

/** Instead of `like`, whose patterns D1 limits and the databases escape differently. */
function textContains(text: string, word: string): string {
  return `replace(${text}, ${word}, '') <> ${text}`;
}

function replaceDigraphs(text: string): string {
  return `replace(replace(replace(${text}, 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`;
}

/** The inquiries on one side of a place in the list; newer ones with `>`. */
function besideCursor(
  [condition, ...parameters]: Statement,
  { receivedAt, reference }: ListCursor,
  side: '<' | '>' | '>=',
): Statement {
  const [time, name] = [`?${parameters.length + 1}`, `?${parameters.length + 2}`];
  const place = `(received_at ${side.charAt(0)} ${time} or (received_at = ${time} and reference ${side} ${name}))`;
  return [`${condition} and ${place}`, ...parameters, receivedAt, reference];
}

function countNewer(chosen: Statement, after: ListCursor): Statement {
  const [condition, ...parameters] = besideCursor(chosen, after, '>=');
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
