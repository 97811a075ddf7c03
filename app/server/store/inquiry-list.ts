import { join, raw } from 'sql-template-tag';
import * as z from 'zod';
import { SELECT_DELIVERIES } from './deliveries.ts';
import { joinDeliveries, SELECT_INQUIRIES, type StoredInquiry } from './inquiries.ts';
import { type Row, type Sql, type Store, sql } from './store.ts';

/** Filter of the list of inquiries. */
export interface InquiryFilter {
  /** Every word must occur in one of its spellings, as `foldText` writes them. */
  words: readonly (readonly string[])[];
  state?: InquiryState | undefined;
  /** Members of the payload, as JSON writes them: `"reason":"info"`. */
  members?: readonly string[];
  language?: string | undefined;
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
  open: sql`answered_at is null`,
  answered: sql`answered_at is not null`,
  undelivered: sql`exists
    (select 1 from deliveries where inquiry = inquiries.reference and state = 'waiting')`,
  dead: sql`exists
    (select 1 from deliveries where inquiry = inquiries.reference and state = 'dead')`,
};

/** Inquiries of an earlier version have no search text and are searched by their payload. */
const TEXT = sql`coalesce(search_text, lower(payload)) || ' ' || lower(reference) || ' '
  || replace(lower(reference), '-', '')`;

const NEWEST_FIRST = sql`order by received_at desc, reference desc`;
const OLDEST_FIRST = sql`order by received_at, reference`;

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
  /** The next one that nobody has answered. */
  nextOpen: string | null;
}

const referencesSchema = z.array(z.object({ reference: z.string() }));

/** The neighbours of a place in the list; the inquiry there may no longer match the filter. */
export async function findNeighbours(
  store: Store,
  filter: InquiryFilter,
  place: ListCursor,
): Promise<Neighbours> {
  const chosen = writeCondition(filter);
  const later = sql`select reference from inquiries where ${chosen} and ${isBeyond(place)}`;
  const [previous, next, nextOpen] = await store.batch([
    sql`select reference from inquiries
      where ${chosen} and ${isBeyond(place, '>')} ${OLDEST_FIRST} limit 1`,
    sql`${later} ${NEWEST_FIRST} limit 1`,
    sql`${later} and ${STATES.open} ${NEWEST_FIRST} limit 1`,
  ]);
  return {
    previous: readReference(previous),
    next: readReference(next),
    nextOpen: readReference(nextOpen),
  };
}

function readReference(rows: readonly Row[] | undefined): string | null {
  return referencesSchema.parse(rows)[0]?.reference ?? null;
}

/** The number of inquiries that nobody has answered. */
export async function countOpenInquiries(store: Store): Promise<number> {
  const rows = await store.all(
    sql`select cast(count(*) as bigint) as open from inquiries where ${STATES.open}`,
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
function selectRows(filter: InquiryFilter, limit: number, after?: ListCursor): Sql[] {
  const isOnPage = after ? isBeyond(after) : sql`true`;
  const page = sql`where ${writeCondition(filter)} and ${isOnPage} ${NEWEST_FIRST}`;
  return [
    sql`${SELECT_INQUIRIES} ${page} limit ${limit + 1}`,
    sql`${SELECT_DELIVERIES} where inquiry in
      (select reference from inquiries ${page} limit ${limit}) order by target`,
  ];
}

function joinRows(inquiries: readonly Row[], deliveries: readonly Row[], limit: number) {
  return {
    inquiries: joinDeliveries(inquiries.slice(0, limit), deliveries),
    hasMore: inquiries.length > limit,
  };
}

function writeCondition(filter: InquiryFilter): Sql {
  const { words, state, members = [], language, since, before } = filter;
  const conditions = words.map((spellings) => join(spellings.map(matchesWord), ' or ', '(', ')'));
  // Quotation marks in a visitor's text are escaped there, so that no text looks like a member.
  for (const member of members) {
    conditions.push(textContains(sql`payload`, sql`cast(${member} as text)`));
  }
  if (language !== undefined) conditions.push(sql`language = ${language}`);
  if (since !== undefined) conditions.push(sql`received_at >= ${since}`);
  if (before !== undefined) conditions.push(sql`received_at < ${before}`);
  if (state !== undefined) conditions.push(STATES[state]);
  return join([sql`true`, ...conditions], ' and ');
}

/** "mueller" finds "Müller", stored as "muller", and the other way round. */
function matchesWord(spelling: string): Sql {
  const word = sql`cast(${spelling} as text)`;
  return sql`${textContains(TEXT, word)} or ${textContains(replaceDigraphs(TEXT), replaceDigraphs(word))}`;
}

/** Instead of `like`, whose patterns D1 limits and the databases escape differently. */
function textContains(text: Sql, word: Sql): Sql {
  return sql`replace(${text}, ${word}, '') <> ${text}`;
}

function replaceDigraphs(text: Sql): Sql {
  return sql`replace(replace(replace(${text}, 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`;
}

/** Further down (`<`) or up the list than a place in it. */
function isBeyond({ receivedAt, reference }: ListCursor, sign: '<' | '>' = '<'): Sql {
  const is = raw(sign);
  return sql`(received_at ${is} ${receivedAt}
    or (received_at = ${receivedAt} and reference ${is} ${reference}))`;
}

function countNewer(chosen: Sql, after: ListCursor): Sql {
  return sql`select cast(count(*) as bigint) as newer from inquiries
    where ${chosen} and not ${isBeyond(after)}`;
}

function countStates(chosen: Sql): Sql {
  const counts = Object.entries(STATES).map(
    ([name, is]) =>
      sql`cast(coalesce(sum(case when ${is} then 1 else 0 end), 0) as bigint) as ${raw(name)}`,
  );
  return sql`select cast(count(*) as bigint) as total, ${join(counts)}
    from inquiries where ${chosen}`;
}
