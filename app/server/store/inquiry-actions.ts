import { setImmediate as nextTurn } from 'node:timers/promises';
import { join } from 'sql-template-tag';
import * as z from 'zod';
import { type AuditActor, type AuditContext, insertAuditEntry } from './audit.ts';
import { spellEmail } from './email-spellings.ts';
import { isOlder } from './horizon.ts';
import { textOrNull, time } from './odd-rows.ts';
import { createOrderedId } from './ordered-id.ts';
import { type Sql, type Store, sql } from './store.ts';

// Actions of staff on inquiries. Each change is one batch with its audit entry, which names the inquiry
// by its reference and repeats nothing of its content.

const answeredSchema = z.array(
  z.object({ answered_at: z.nullable(time), answered_by: textOrNull }),
);

/** Marks an inquiry as answered or as open; undefined if it does not exist. */
export async function markAnswered(
  store: Store,
  { reference, isAnswered }: { reference: string; isAnswered: boolean },
  { actor, now }: AuditContext,
) {
  const event = isAnswered ? 'inquiry-answered' : 'inquiry-reopened';
  const isIt = sql`reference = ${reference}`;
  const isOther = sql`${isIt} and answered_at ${isAnswered ? sql`is null` : sql`is not null`}`;
  const [, , changed = [], rows = []] = await store.batch([
    lock(isIt),
    insertAuditEntry({ actor, now, event, about: reference }, sql`from inquiries where ${isOther}`),
    sql`update inquiries set answered_at = cast(${isAnswered ? now : null} as bigint),
        answered_by = cast(${isAnswered ? actor.name : null} as text)
      where ${isOther} returning reference`,
    sql`select answered_at, answered_by from inquiries where ${isIt}`,
  ]);
  const [stored] = answeredSchema.parse(rows);
  if (!stored) return undefined;
  const { answered_at: answeredAt, answered_by: answeredBy } = stored;
  // If it was so before, time and name are those of the earlier change.
  return { isDone: changed.length > 0, answeredAt, answeredBy };
}

/** One inquiry by its reference, or all of a visitor. */
type Which = { reference: string } | { email: string };

function select(which: Which): Sql {
  return 'email' in which
    ? sql`email in (${join(spellEmail(which.email))})`
    : sql`reference = ${which.reference}`;
}

export async function countInquiries(store: Store, which: Which): Promise<number> {
  const rows = await store.all(
    sql`select cast(count(*) as bigint) as count from inquiries where ${select(which)}`,
  );
  return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count;
}

/**
 * Erases inquiries for the right to erasure; the audit log keeps time, actor and number.
 * @returns how many were erased
 */
export async function eraseInquiries(
  store: Store,
  which: Which,
  { actor, now }: AuditContext,
): Promise<number> {
  const how = 'email' in which ? 'by e-mail address' : 'by reference';
  return erase(store, select(which), { how, now, actor });
}

/** Erases inquiries received before a time; returns how many. */
export async function eraseInquiriesBefore(
  store: Store,
  before: number,
  now: number,
): Promise<number> {
  return erase(store, isOlder(sql`received_at`, before), { how: 'by age', now });
}

/** @param about format and number of the exported inquiries */
export async function recordExport(
  store: Store,
  about: string,
  audit: AuditContext,
): Promise<void> {
  await store.batch([insertAuditEntry({ ...audit, event: 'inquiries-exported', about })]);
}

/** On Postgres, another batch about the same rows waits for this one to end. */
function lock(selection: Sql): Sql {
  return sql`update inquiries set email = email where ${selection}`;
}

/** Inquiries that are erased at once, so that visitors do not wait until all are. */
const PART_LENGTH = 100;

interface Erasing {
  how: string;
  now: number;
  /** Undefined for the retention, which the audit log does not record. */
  actor?: AuditActor;
}

async function erase(store: Store, selection: Sql, erasing: Erasing): Promise<number> {
  // Each part adds to the same entries.
  const ids = { erasure: crypto.randomUUID(), entry: createOrderedId() };
  for (let count = 0; ; await nextTurn()) {
    const last = sql`select received_at from inquiries where ${selection}
      order by received_at limit 1 offset ${PART_LENGTH - 1}`;
    const isLast = (await store.all(last)).length === 0;
    const part = isLast ? selection : sql`${selection} and received_at <= (${last})`;
    count += await erasePart(store, part, { ...erasing, ids });
    if (isLast) return count;
  }
}

async function erasePart(
  store: Store,
  selection: Sql,
  { how, now, actor, ids }: Erasing & { ids: { erasure: string; entry: string } },
): Promise<number> {
  const chosen = sql`from inquiries where ${selection}`;
  const entry = sql`${chosen} having count(*) > 0`;
  const results = await store.batch([
    lock(selection),
    // The audit log must not name erased inquiries either.
    sql`update staff_log set about = ''
      where event in ('inquiry-answered', 'inquiry-reopened', 'inquiry-resent')
        and about in (select reference ${chosen})`,
    sql`insert into erasures (id, erased_at, how, count)
      select cast(${ids.erasure} as text), cast(${now} as bigint), cast(${how} as text),
        count(*) ${entry}
      on conflict (id) do update set count = erasures.count + excluded.count`,
    ...(actor
      ? [
          sql`${insertAuditEntry(
            { id: ids.entry, actor, now, event: 'inquiries-erased', about: sql`count(*)` },
            entry,
          )} on conflict (id) do update set about =
            cast(cast(staff_log.about as bigint) + cast(excluded.about as bigint) as text)`,
        ]
      : []),
    sql`delete ${chosen} returning reference`,
  ]);
  return results.at(-1)?.length ?? 0;
}
