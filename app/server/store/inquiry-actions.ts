import * as z from 'zod';
import { type AuditActor, insertAuditEntry } from './audit.ts';
import { isOlder } from './horizon.ts';
import type { AuditContext } from './people.ts';
import { normalizeEmail } from './save-inquiry.ts';
import type { SqlValue, Statement, Store } from './store.ts';

// Actions of staff on inquiries. Each change is one batch with its audit entry, which names the inquiry
// by its reference and repeats nothing of its content.

export interface Answering {
  /** False if it was so before; time and name are then those of the earlier change. */
  isDone: boolean;
  answeredAt: number | null;
  answeredBy: string | null;
}

const answeredSchema = z.array(
  z.object({ answered_at: z.number().nullable(), answered_by: z.string().nullable() }),
);

/** Marks an inquiry as answered or as open; undefined if it does not exist. */
export async function markAnswered(
  store: Store,
  { reference, isAnswered }: { reference: string; isAnswered: boolean },
  { actor, now }: AuditContext,
): Promise<Answering | undefined> {
  const event = isAnswered ? 'inquiry-answered' : 'inquiry-reopened';
  const isOther = isAnswered ? 'answered_at is null' : 'answered_at is not null';
  const [, , changed = [], rows = []] = await store.batch([
    lock(withReference(reference)),
    insertAuditEntry({ at: now, actor, event, about: reference }, [
      `from inquiries where reference = ?10 and ${isOther}`,
      reference,
    ]),
    [
      `update inquiries set answered_at = cast(?2 as bigint), answered_by = cast(?3 as text)
        where reference = ?1 and ${isOther} returning reference`,
      reference,
      isAnswered ? now : null,
      isAnswered ? actor.name : null,
    ],
    ['select answered_at, answered_by from inquiries where reference = ?1', reference],
  ]);
  const [stored] = answeredSchema.parse(rows);
  if (!stored) return undefined;
  const { answered_at: answeredAt, answered_by: answeredBy } = stored;
  return { isDone: changed.length > 0, answeredAt, answeredBy };
}

export async function countInquiriesOf(store: Store, email: string): Promise<number> {
  const rows = await store.all(
    'select cast(count(*) as bigint) as count from inquiries where email = ?1',
    normalizeEmail(email),
  );
  return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count;
}

/**
 * Erases inquiries for the right to erasure. The audit log keeps time, actor and number.
 * @returns how many were erased
 */
export async function eraseInquiries(
  store: Store,
  which: { reference: string } | { email: string },
  { actor, now }: AuditContext,
): Promise<number> {
  return 'email' in which
    ? erase(
        store,
        { condition: (value) => `email = ${value}`, value: normalizeEmail(which.email) },
        'by e-mail address',
        now,
        actor,
      )
    : erase(store, withReference(which.reference), 'by reference', now, actor);
}

/** Erases inquiries received before a time; returns how many. */
export async function eraseInquiriesBefore(
  store: Store,
  before: number,
  now: number,
): Promise<number> {
  const selection = {
    condition: (time: string) => isOlder('received_at', time),
    value: before,
  };
  return erase(store, selection, 'by age', now);
}

/** @param about format and number of the exported inquiries */
export async function recordExport(
  store: Store,
  about: string,
  { actor, now }: AuditContext,
): Promise<void> {
  await store.batch([insertAuditEntry({ at: now, actor, event: 'inquiries-exported', about })]);
}

const NAMING_EVENTS = "('inquiry-answered', 'inquiry-reopened', 'inquiry-resent')";

/** The inquiries that meet a condition with one value. */
interface Selection {
  /** The SQL condition with the value's parameter. */
  condition: (parameter: string) => string;
  value: SqlValue;
}

function withReference(reference: string): Selection {
  return { condition: (parameter) => `reference = ${parameter}`, value: reference };
}

/** On Postgres, another batch about the same rows waits for this one to end. */
function lock({ condition, value }: Selection): Statement {
  return [`update inquiries set email = email where ${condition('?1')}`, value];
}

/** @param actor undefined for the retention, which the audit log does not record */
async function erase(
  store: Store,
  selection: Selection,
  how: string,
  now: number,
  actor?: AuditActor,
): Promise<number> {
  const { condition, value } = selection;
  const statements: Statement[] = [
    lock(selection),
    // The audit log must not name erased inquiries either.
    [
      `update staff_log set about = '' where event in ${NAMING_EVENTS}
        and about in (select reference from inquiries where ${condition('?1')})`,
      value,
    ],
    [
      `insert into erasures (id, erased_at, how, count)
        select cast(?1 as text), cast(?2 as bigint), cast(?3 as text), count(*)
        from inquiries where ${condition('?4')} having count(*) > 0`,
      crypto.randomUUID(),
      now,
      how,
      value,
    ],
  ];
  if (actor) {
    statements.push(
      insertAuditEntry(
        { at: now, actor, event: 'inquiries-erased', about: '' },
        [`from inquiries where ${condition('?10')} having count(*) > 0`, value],
        { aboutPrefix: 'cast(count(*) as text)' },
      ),
    );
  }
  statements.push([`delete from inquiries where ${condition('?1')} returning reference`, value]);
  const results = await store.batch(statements);
  return results.at(-1)?.length ?? 0;
}
