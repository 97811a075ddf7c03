import { setImmediate as nextTurn } from 'node:timers/promises';
import { empty, join, raw } from 'sql-template-tag';
import * as z from 'zod';
import { INQUIRY_STATES } from '#app/domain/contact/inquiry-query.ts';
import { type Cursor, isBeyond } from './cursor.ts';
import { SELECT_DELIVERIES } from './deliveries.ts';
import { joinDeliveries, SELECT_INQUIRIES, type StoredInquiry } from './inquiries.ts';
import { text, time } from './odd-rows.ts';
import { type Sql, type Store, sql } from './store.ts';

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

export type InquiryState = (typeof INQUIRY_STATES)[number];

const STATES: Record<InquiryState, Sql> = {
  open: sql`answered_at is null`,
  answered: sql`answered_at is not null`,
  undelivered: sql`exists
    (select 1 from deliveries where inquiry = inquiries.reference and state = 'waiting')`,
  dead: sql`exists
    (select 1 from deliveries where inquiry = inquiries.reference and state = 'dead')`,
};

/** Characters that are searched: some letters become eighteen when they are folded. */
const SEARCHED_LENGTH = 8000;
/** Inquiries of an earlier version have no search text and are searched by their payload. */
const TEXT = sql`substr(coalesce(search_text, lower(payload)), 1, ${raw(String(SEARCHED_LENGTH))})
  || ' ' || lower(reference) || ' ' || replace(lower(reference), '-', '')`;

/** Inquiries that one statement looks through, so that none keeps a process from its visitors. */
const SLICE_LENGTH = 250;
/** Inquiries that one statement reads whole; D1 takes no more than 100 parameters. */
const PART_LENGTH = 50;

const bit = z.number().transform(Boolean);

/** The parts of an inquiry that a pass over the list reads. */
const foundSchema = z.object({
  time,
  id: text,
  /** Whether it matches the filter, its state aside. */
  isChosen: bit,
  open: bit,
  answered: bit,
  undelivered: bit,
  dead: bit,
});

type Found = z.infer<typeof foundSchema>;

type Direction = 'down' | 'up';

/** The columns that order the list. */
const PLACE = { time: sql`received_at`, id: sql`reference` };

/**
 * Passes once over the inquiries that match the filter, its state aside, in slices. Between two slices
 * the process does other work, because SQLite's driver waits for each statement.
 * @param from where the pass begins, without the inquiry there; default: the end of the list
 */
async function* passOver(
  store: Store,
  filter: InquiryFilter,
  from?: Cursor,
  direction: Direction = 'down',
): AsyncGenerator<Found> {
  let place: Cursor | undefined = from;
  for (;;) {
    const rows = await store.all(selectSlice(filter, place, direction));
    const slice = z.array(foundSchema).parse(rows);
    yield* slice.filter(({ isChosen }) => isChosen);
    const last = slice.at(-1);
    // Rows whose time cannot be read end the list, and may be more than a slice.
    if (!last || slice.length < SLICE_LENGTH || last.id === place?.id) return;
    place = last;
    await nextTurn();
  }
}

function selectSlice(filter: InquiryFilter, place: Cursor | undefined, direction: Direction) {
  const { words, members = [], language, since, before } = filter;
  const isDown = direction === 'down';
  const range = [
    ...(place ? [isBeyond(place, isDown ? sql`<` : sql`>`, PLACE)] : []),
    ...(since === undefined ? [] : [sql`received_at >= ${since}`]),
    ...(before === undefined ? [] : [sql`received_at < ${before}`]),
  ];
  // Each text is written once, however many words are looked for in it.
  const texts =
    words.length > 0 ? sql`, ${TEXT} as text, ${replaceDigraphs(TEXT)} as folded` : empty;
  const conditions = [
    ...words.map((spellings) => join(spellings.map(matchesWord), ' or ', '(', ')')),
    // Quotation marks in a visitor's text are escaped there, so that no text looks like a member.
    ...members.map((member) => textContains(sql`payload`, sql`cast(${member} as text)`)),
    ...(language === undefined ? [] : [sql`language = ${language}`]),
  ];
  const order = isDown
    ? sql`order by received_at desc, reference desc`
    : sql`order by received_at, reference`;
  const states = Object.entries(STATES).map(([name, is]) => sql`${asBit(is)} as ${raw(name)}`);
  return sql`select received_at as time, reference as id,
      ${asBit(join([sql`true`, ...conditions], ' and '))} as "isChosen", ${join(states)}
    from (select reference, received_at, answered_at, language, payload ${texts} from inquiries
      where ${join([sql`true`, ...range], ' and ')} ${order} limit ${SLICE_LENGTH}) inquiries
    ${order}`;
}

function asBit(condition: Sql): Sql {
  return sql`case when ${condition} then 1 else 0 end`;
}

/** "mueller" finds "Müller", stored as "muller", and the other way round. */
function matchesWord(spelling: string): Sql {
  const word = sql`cast(${spelling} as text)`;
  return sql`${textContains(sql`text`, word)} or ${textContains(sql`folded`, replaceDigraphs(word))}`;
}

/** Instead of `like`, whose patterns D1 limits and the databases escape differently. */
function textContains(text: Sql, word: Sql): Sql {
  return sql`replace(${text}, ${word}, '') <> ${text}`;
}

function replaceDigraphs(text: Sql): Sql {
  return sql`replace(replace(replace(${text}, 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`;
}

function isInState(found: Found, { state }: InquiryFilter): boolean {
  return state === undefined || found[state];
}

/** A page of the list after a place, the newest first, with counts by state. */
export async function listInquiryPage(
  store: Store,
  filter: InquiryFilter,
  limit: number,
  after?: Cursor,
) {
  /** By state, ignoring the filter's. */
  const counts = { total: 0, open: 0, answered: 0, undelivered: 0, dead: 0 };
  const references: string[] = [];
  /** Inquiries before this page. */
  let newer = 0;
  let hasMore = false;
  for await (const found of passOver(store, filter)) {
    counts.total++;
    for (const state of INQUIRY_STATES) counts[state] += Number(found[state]);
    if (!isInState(found, filter)) continue;
    if (after && !isAfter(found, after)) newer++;
    else if (references.length < limit) references.push(found.id);
    else hasMore = true;
  }
  return { inquiries: await readInquiries(store, references), hasMore, counts, newer };
}

function isAfter(one: Cursor, place: Cursor): boolean {
  return one.time < place.time || (one.time === place.time && one.id < place.id);
}

/** The references before and after an inquiry in the list; null at its ends. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
  /** The next one that nobody has answered. */
  nextOpen: string | null;
}

/** The neighbours of a place in the list; the inquiry there may no longer match the filter. */
export async function findNeighbours(
  store: Store,
  filter: InquiryFilter,
  place: Cursor,
): Promise<Neighbours> {
  const neighbours: Neighbours = { previous: null, next: null, nextOpen: null };
  for await (const found of passOver(store, filter, place, 'up')) {
    if (!isInState(found, filter)) continue;
    neighbours.previous = found.id;
    break;
  }
  for await (const found of passOver(store, filter, place)) {
    if (!isInState(found, filter)) continue;
    neighbours.next ??= found.id;
    if (!found.open) continue;
    neighbours.nextOpen = found.id;
    break;
  }
  return neighbours;
}

/** The number of inquiries that nobody has answered. */
export async function countOpenInquiries(store: Store): Promise<number> {
  const rows = await store.all(
    sql`select cast(count(*) as bigint) as open from inquiries where ${STATES.open}`,
  );
  return z.tuple([z.object({ open: z.number() })]).parse(rows)[0].open;
}

/** The references of all inquiries that match, the newest first. */
export async function listReferences(store: Store, filter: InquiryFilter): Promise<string[]> {
  const references: string[] = [];
  for await (const found of passOver(store, filter)) {
    if (isInState(found, filter)) references.push(found.id);
  }
  return references;
}

/** Reads inquiries part by part, in this order; those erased since are left out. */
export async function* readInParts(
  store: Store,
  references: readonly string[],
): AsyncGenerator<StoredInquiry[]> {
  for (let start = 0; start < references.length; start += PART_LENGTH) {
    yield await readInquiries(store, references.slice(start, start + PART_LENGTH));
    await nextTurn();
  }
}

async function readInquiries(
  store: Store,
  references: readonly string[],
): Promise<StoredInquiry[]> {
  if (references.length === 0) return [];
  const inquiries = await store.all(
    sql`${SELECT_INQUIRIES} where reference in (${join(references)})`,
  );
  const deliveries = await store.all(
    sql`${SELECT_DELIVERIES} where inquiry in (${join(references)}) order by target`,
  );
  const found = new Map(joinDeliveries(inquiries, deliveries).map((one) => [one.reference, one]));
  return references.flatMap((reference) => found.get(reference) ?? []);
}
