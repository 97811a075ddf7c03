import * as z from 'zod';
import type { LogEntry } from '#app/domain/price-lists/activation-log.ts';
import type { AuditEvent } from '#app/domain/staff/audit-log.ts';
import { type AuditActor, type AuditEntry, insertAuditEntry } from './audit.ts';
import { requireKnownSchema, SCHEMA_COLUMNS, schemaColumnsSchema } from './migrations.ts';
import { number, numberOrNull, text, textOrNull, time } from './odd-rows.ts';
import { type Sql, type Store, sql } from './store.ts';

/** A new entry; it is refused if the log has grown since it was read. */
export interface NewLogEntry {
  /** Last position of the log that was read. */
  after: number;
  author: AuditActor;
  reason: string;
  now: number;
}

export type NewActivation = NewLogEntry & {
  effectiveAt: number;
  isPlanned: boolean;
  /** The planned time as the audit log shows it. */
  shownTime?: string | undefined;
};

/** A version that cannot be read is not in the store, so that the last readable one stays in force (D47). */
const NO_VERSION = -1;

const logSchema = z.array(
  z.object({
    position: number,
    version: z.nullable(z.int()).catch(NO_VERSION),
    effectiveAt: z.nullable(time),
    isPlanned: number.transform(Boolean),
    cancels: numberOrNull,
    recordedAt: time,
    author: text,
    knownBy: textOrNull.transform((way) => way ?? undefined),
    reason: text,
  }),
);
const positionSchema = z.tuple([schemaColumnsSchema.extend({ position: z.number() })]);

const COLUMNS = sql`position, version, effective_at, planned, cancels, recorded_at, author, reason,
  known_by`;
const LAST_POSITION = sql`select coalesce(max(position), 0) from price_log`;

/**
 * The position of the log's last entry; if it is unchanged, so is the log.
 * @throws StoreTooNewError if this program cannot know how to read the schema
 */
export async function readLogPosition(store: Store): Promise<number> {
  const rows = await store.all(sql`select ${SCHEMA_COLUMNS}, (${LAST_POSITION}) as position`);
  const [found] = positionSchema.parse(rows);
  requireKnownSchema(found);
  return found.position;
}

export async function readPriceLog(store: Store): Promise<LogEntry[]> {
  const rows = await store.all(
    sql`select position, version, effective_at as "effectiveAt", planned as "isPlanned", cancels,
      recorded_at as "recordedAt", author, reason, known_by as "knownBy"
      from price_log order by position`,
  );
  return logSchema.parse(rows).map(({ version, effectiveAt, isPlanned, cancels, ...fields }) => {
    if (cancels !== null) return { ...fields, kind: 'cancellation', cancels };
    const planned = { version: version ?? 0, effectiveAt: effectiveAt ?? 0, isPlanned };
    return { ...fields, kind: 'activation', ...planned };
  });
}

/**
 * Puts a published version in force, or plans it; 0 is the built-in list.
 * @returns whether it is recorded; false if the log has grown or the version does not exist
 * @public used by `npm run prices`
 */
export async function activateVersion(
  store: Store,
  version: number,
  activation: NewActivation,
): Promise<boolean> {
  const claim = crypto.randomUUID();
  const found =
    version === 0
      ? sql`cast(0 as bigint)`
      : sql`(select number from price_versions where number = ${version})`;
  const [rows = []] = await store.batch([
    insertEntry(claim, activation, { ...activation, version: found, cancels: null }),
    insertActivationAuditEntry(claim, 'prices-activated', activation),
  ]);
  return rows.length > 0;
}

/** The audit entry of an activation, for the same batch. */
export function insertActivationAuditEntry(
  claim: string,
  event: AuditEvent,
  { author, reason, now, isPlanned, shownTime }: NewActivation,
): Sql {
  const time = shownTime === undefined ? '' : `, ${shownTime}`;
  return insertPriceAuditEntry(
    claim,
    {
      now,
      actor: author,
      event: isPlanned ? 'prices-planned' : event,
      about: `${time}: ${reason}`,
    },
    sql`entry.version`,
  );
}

/**
 * The audit entry of an entry of the price log, written only if that one was.
 * @param version SQL expression for the version's number, which the text begins with
 */
function insertPriceAuditEntry(claim: string, entry: AuditEntry, version: Sql): Sql {
  return insertAuditEntry(
    { ...entry, about: sql`cast(${version} as text) || cast(${entry.about} as text)` },
    sql`from price_log entry where entry.claim = ${claim}`,
  );
}

/**
 * Cancels a planned activation.
 * @returns whether it is recorded; false if the log has grown
 * @public used by `npm run prices`
 */
export async function cancelActivation(
  store: Store,
  position: number,
  entry: NewLogEntry,
): Promise<boolean> {
  const claim = crypto.randomUUID();
  const { author, reason, now } = entry;
  const [rows = []] = await store.batch([
    insertEntry(claim, entry, {
      version: sql`cast(null as bigint)`,
      effectiveAt: null,
      isPlanned: false,
      cancels: position,
    }),
    insertPriceAuditEntry(
      claim,
      { now, actor: author, event: 'prices-called-off', about: `: ${reason}` },
      sql`(select version from price_log where position = entry.cancels)`,
    ),
  ]);
  return rows.length > 0;
}

interface EntryColumns {
  /** If it is null, nothing is inserted. */
  version: Sql;
  effectiveAt: number | null;
  isPlanned: boolean;
  cancels: number | null;
}

/** The unique position is a compare-and-set: of two entries after the same position, one is stored. */
export function insertEntry(
  claim: string,
  { after, author, reason, now }: NewLogEntry,
  { version, effectiveAt, isPlanned, cancels }: EntryColumns,
): Sql {
  return sql`insert into price_log (claim, ${COLUMNS})
    select cast(${claim} as text), cast(${after} as bigint) + 1, found.version,
      cast(${effectiveAt} as bigint), cast(${isPlanned ? 1 : 0} as bigint),
      cast(${cancels} as bigint), cast(${now} as bigint), cast(${author.name} as text),
      cast(${reason} as text), cast(${author.knownBy} as text)
    from (select ${version} as version) found
    where cast(${after} as bigint) = (${LAST_POSITION})
      and (found.version is not null or cast(${cancels} as bigint) is not null)
    on conflict (position) do nothing returning position`;
}
