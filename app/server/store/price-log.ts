import * as z from 'zod';
import { type AuditActor, type AuditEvent, notePriceEntry } from './audit.ts';
import { requireKnownSchema } from './migrations.ts';
import type { Statement, Store } from './store.ts';

/** What is in force is a log (`app/domain/price-lists/log.ts`): entries are added, none is changed. */
interface StoredDeed {
  position: number;
  recordedAt: number;
  author: string;
  reason: string;
}

export type StoredLogEntry = StoredDeed &
  (
    | { kind: 'activation'; version: number; effectiveAt: number; isPlanned: boolean }
    | { kind: 'cancellation'; cancels: number }
  );

/** Something to be done to the log, as it was read: undone if another was faster. */
export interface NewDeed {
  /** The last position of the log that the decision was made from. */
  after: number;
  author: AuditActor;
  reason: string;
  now: number;
}

export type NewActivation = NewDeed & {
  effectiveAt: number;
  isPlanned: boolean;
  /** The time of a plan, as the audit log shows it. */
  shownTime?: string | undefined;
};

const logSchema = z.array(
  z.object({
    position: z.number(),
    version: z.number().nullable(),
    effective_at: z.number().nullable(),
    planned: z.number(),
    cancels: z.number().nullable(),
    recorded_at: z.number(),
    author: z.string(),
    reason: z.string(),
  }),
);
const positionSchema = z.tuple([z.object({ schema: z.number(), position: z.number() })]);

const COLUMNS = 'position, version, effective_at, planned, cancels, recorded_at, author, reason';
const LAST_POSITION = 'select coalesce(max(position), 0) from price_log';
const FIND_VERSION = `case when cast(?9 as bigint) = 0 then 0
  else (select number from price_versions where number = cast(?9 as bigint)) end`;

/**
 * The position of the log's last entry: where it is the same, nothing has changed.
 * @throws StoreTooNewError when the schema is too new for this program to know what it reads
 */
export async function readLogPosition(store: Store): Promise<number> {
  const rows = await store.all(
    `select (select coalesce(max(number), 0) from migrations) as schema,
      (${LAST_POSITION}) as position`,
  );
  const [{ schema, position }] = positionSchema.parse(rows);
  requireKnownSchema(schema);
  return position;
}

export async function readPriceLog(store: Store): Promise<StoredLogEntry[]> {
  const rows = await store.all(`select ${COLUMNS} from price_log order by position`);
  return logSchema.parse(rows).map(({ position, recorded_at, author, reason, ...entry }) => {
    const deed = { position, recordedAt: recorded_at, author, reason };
    const { version, effective_at, planned, cancels } = entry;
    return cancels === null
      ? {
          ...deed,
          kind: 'activation',
          version: version ?? 0,
          effectiveAt: effective_at ?? 0,
          isPlanned: planned !== 0,
        }
      : { ...deed, kind: 'cancellation', cancels };
  });
}

/**
 * Puts a version in force that was published before, or plans it; 0 is the built-in one.
 * @returns whether it is recorded; not where the log has gone on, nor where there is no such version
 * @public used by `npm run prices`
 */
export async function activateVersion(
  store: Store,
  version: number,
  deed: NewActivation,
): Promise<boolean> {
  const claim = crypto.randomUUID();
  const entry = { ...deed, version: FIND_VERSION, cancels: null };
  const [rows = []] = await store.batch([
    insertEntry(claim, deed, entry, [version]),
    noteActivation(claim, 'prices-activated', deed),
  ]);
  return rows.length > 0;
}

/** The line of the audit log, for the same batch. */
export function noteActivation(
  claim: string,
  event: AuditEvent,
  { author, reason, now, isPlanned, shownTime }: NewActivation,
): Statement {
  return notePriceEntry(claim, {
    at: now,
    who: author,
    event: isPlanned ? 'prices-planned' : event,
    about: `${shownTime === undefined ? '' : `, ${shownTime}`}: ${reason}`,
  });
}

/**
 * Calls off what is planned.
 * @returns whether it is recorded; not where the log has gone on
 * @public used by `npm run prices`
 */
export async function cancelActivation(
  store: Store,
  position: number,
  deed: NewDeed,
): Promise<boolean> {
  const claim = crypto.randomUUID();
  const { author: who, reason, now: at } = deed;
  const [rows = []] = await store.batch([
    insertEntry(claim, deed, {
      version: 'cast(null as bigint)',
      effectiveAt: null,
      isPlanned: false,
      cancels: position,
    }),
    notePriceEntry(
      claim,
      { at, who, event: 'prices-called-off', about: `: ${reason}` },
      '(select version from price_log where position = entry.cancels)',
    ),
  ]);
  return rows.length > 0;
}

interface EntryColumns {
  /** An expression; where it finds nothing, nothing is inserted. */
  version: string;
  effectiveAt: number | null;
  isPlanned: boolean;
  cancels: number | null;
}

/** The unique position is the compare-and-set: of two that continue the same log, one does. */
export function insertEntry(
  claim: string,
  { after, author, reason, now }: NewDeed,
  { version, effectiveAt, isPlanned, cancels }: EntryColumns,
  more: readonly number[] = [],
): Statement {
  return [
    `insert into price_log (claim, ${COLUMNS})
      select cast(?1 as text), cast(?2 as bigint) + 1, found.version, cast(?3 as bigint),
        cast(?4 as bigint), cast(?5 as bigint), cast(?6 as bigint), cast(?7 as text),
        cast(?8 as text)
      from (select ${version} as version) found
      where cast(?2 as bigint) = (${LAST_POSITION})
        and (found.version is not null or cast(?5 as bigint) is not null)
      on conflict (position) do nothing returning position`,
    claim,
    after,
    effectiveAt,
    isPlanned ? 1 : 0,
    cancels,
    now,
    author.name,
    reason,
    ...more,
  ];
}
