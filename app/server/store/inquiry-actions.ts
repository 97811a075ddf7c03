import * as z from 'zod';
import { type AuditActor, noteInLog } from './audit.ts';
import { normalizeEmail } from './intake.ts';
import type { Act } from './people.ts';
import type { SqlValue, Statement, Store } from './store.ts';

// What people do with inquiries. Each is one batch together with its line of the log, which names an
// inquiry by its reference and holds nothing of what is in it.

export interface Answering {
  /** False where it was so already: another was first, and these are his. */
  isDone: boolean;
  answeredAt: number | null;
  answeredBy: string | null;
}

const answeredSchema = z.array(
  z.object({ answered_at: z.number().nullable(), answered_by: z.string().nullable() }),
);

/** Marks an inquiry as answered, or as not answered after all; undefined where there is none. */
export async function markAnswered(
  store: Store,
  { reference, isAnswered }: { reference: string; isAnswered: boolean },
  { by, now }: Act,
): Promise<Answering | undefined> {
  const event = isAnswered ? 'inquiry-answered' : 'inquiry-reopened';
  const isOther = isAnswered ? 'answered_at is null' : 'answered_at is not null';
  const [, , changed = [], rows = []] = await store.batch([
    lock(['reference = ?1', reference]),
    noteInLog({ at: now, who: by, event, about: reference }, [
      `from inquiries where reference = ?10 and ${isOther}`,
      reference,
    ]),
    [
      `update inquiries set answered_at = cast(?2 as bigint), answered_by = cast(?3 as text)
        where reference = ?1 and ${isOther} returning reference`,
      ...(isAnswered ? ([reference, now, by.name] as const) : ([reference, null, null] as const)),
    ],
    ['select answered_at, answered_by from inquiries where reference = ?1', reference],
  ]);
  const [kept] = answeredSchema.parse(rows);
  if (!kept) return undefined;
  const { answered_at: answeredAt, answered_by: answeredBy } = kept;
  return { isDone: changed.length > 0, answeredAt, answeredBy };
}

export async function countInquiriesOf(store: Store, email: string): Promise<number> {
  const rows = await store.all(
    'select cast(count(*) as bigint) as count from inquiries where email = ?1',
    normalizeEmail(email),
  );
  return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count;
}

/** For the right to erasure; returns how many. Traces say that, when and by whom, but not what. */
export async function eraseInquiries(
  store: Store,
  which: { reference: string } | { email: string },
  { by, now }: Act,
): Promise<number> {
  return 'email' in which
    ? erase(store, ['email = ?1', normalizeEmail(which.email)], 'by e-mail address', now, by)
    : erase(store, ['reference = ?1', which.reference], 'by reference', now, by);
}

/** Ends the retention of what came in before; returns how many that were. */
export async function eraseOld(store: Store, before: number, now: number): Promise<number> {
  return erase(store, ['received_at < ?1', before], 'by age', now);
}

/** @param about how many, and in which form */
export async function noteExport(store: Store, about: string, { by, now }: Act): Promise<void> {
  await store.batch([noteInLog({ at: now, who: by, event: 'inquiries-exported', about })]);
}

const NAMING_EVENTS = "('inquiry-answered', 'inquiry-reopened', 'inquiry-resent')";

type Condition = readonly [sql: string, parameter: SqlValue];

/** On Postgres, a batch of another that is about the same rows waits for this one to end. */
function lock([condition, parameter]: Condition): Statement {
  return [`update inquiries set email = email where ${condition}`, parameter];
}

async function erase(
  store: Store,
  [condition, parameter]: Condition,
  how: string,
  now: number,
  by?: AuditActor,
): Promise<number> {
  const counted = `from inquiries where ${condition} having count(*) > 0`;
  const erasure: Statement = [
    `insert into erasures (id, erased_at, how, count)
      select cast(?4 as text), cast(?2 as bigint), cast(?3 as text), count(*) ${counted}`,
    ...[parameter, now, how, crypto.randomUUID()],
  ];
  const entry = (who: AuditActor): Statement => [
    `insert into staff_log (id, at, who, known_by, subject, person, event, about)
      select cast(?4 as text), cast(?2 as bigint), cast(?3 as text), cast(?5 as text),
        cast(?6 as text), cast(?7 as text), 'inquiries-erased', cast(count(*) as text) ${counted}`,
    ...[parameter, now, who.name, crypto.randomUUID(), who.knownBy, who.subject, who.id],
  ];
  const results = await store.batch([
    lock([condition, parameter]),
    // Nor does the log go on naming what is gone.
    [
      `update staff_log set about = '' where event in ${NAMING_EVENTS}
        and about in (select reference from inquiries where ${condition})`,
      parameter,
    ],
    erasure,
    ...(by === undefined ? [] : [entry(by)]),
    [`delete from inquiries where ${condition} returning reference`, parameter],
  ]);
  return results.at(-1)?.length ?? 0;
}
