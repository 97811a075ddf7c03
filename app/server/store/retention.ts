import * as z from 'zod';
import { DAY_MS } from '#app/domain/durations.ts';
import { purgeAuditEntries } from './audit.ts';
import { HORIZON, isOlder } from './horizon.ts';
import { eraseInquiriesBefore } from './inquiry-actions.ts';
import { getOfferCutoff, getOfferExpiry, purgeOffers } from './offers.ts';
import { initSetting, readSetting, replaceSetting, writeSetting } from './settings.ts';
import { type Sql, type Store, sql } from './store.ts';

const rulesSchema = z.object({ inquiryDays: z.number(), auditDays: z.number() });

/** Retention of inquiries and audit entries, in days. */
export type RetentionRules = z.infer<typeof rulesSchema>;

const expiredSchema = z.tuple([
  z.object({ inquiries: z.number(), offers: z.number(), auditEntries: z.number() }),
]);

/** Numbers of expired records. */
export type Expired = z.infer<typeof expiredSchema>[0];

const oldest = z.number().nullable();
const oldestSchema = z.tuple([z.object({ inquiry: oldest, offer: oldest, entry: oldest })]);

const RULES = 'retention rules';

/**
 * The time up to which the retention has been applied. It advances with the time that the program
 * runs, so that a clock that jumps erases nothing (D50).
 * @returns milliseconds since 1970; undefined before the first run
 */
export async function readHorizon(store: Store): Promise<number | undefined> {
  const value = await readSetting(store, HORIZON);
  return value === undefined ? undefined : Number(value);
}

/**
 * The server's retention rules, for commands that do not know its environment.
 * @public used by `npm run inbox`
 */
export async function readRules(store: Store): Promise<RetentionRules | undefined> {
  const value = await readSetting(store, RULES);
  return value === undefined ? undefined : rulesSchema.parse(JSON.parse(value));
}

export async function writeRules(store: Store, rules: RetentionRules): Promise<void> {
  await store.all(writeSetting(RULES, JSON.stringify(rules)));
}

/**
 * Sets the horizon by decision of the operator.
 * @public used by `npm run inbox`
 */
export async function writeHorizon(store: Store, horizon: number): Promise<void> {
  await store.all(writeSetting(HORIZON, String(horizon)));
}

/** Sets the first horizon so that nothing stored expires; returns it. */
export async function initHorizon(
  store: Store,
  { inquiryDays, auditDays }: RetentionRules,
  now: number,
): Promise<number> {
  const rows = await store.all(
    sql`select (select min(received_at) from inquiries) as inquiry,
      (select min(made_at) from offers) as offer, (select min(at) from staff_log) as entry`,
  );
  const [{ inquiry, offer, entry }] = oldestSchema.parse(rows);
  const horizon = Math.min(
    now,
    inquiry === null ? now : inquiry + inquiryDays * DAY_MS,
    offer === null ? now : getOfferExpiry(offer),
    entry === null ? now : entry + auditDays * DAY_MS,
  );
  return Number(await initSetting(store, HORIZON, String(horizon)));
}

/** Advances the horizon, unless another instance has done so since it was read. */
export function advanceHorizon(store: Store, from: number, to: number): Promise<boolean> {
  return replaceSetting(store, HORIZON, String(from), String(to));
}

/**
 * Counts data that has expired by a time.
 * @public used by `npm run inbox`
 */
export async function countExpired(
  store: Store,
  rules: RetentionRules,
  time: number,
): Promise<Expired> {
  const before = getCutoffs(rules, time);
  const count = (column: Sql, table: Sql, time: number) =>
    sql`(select cast(count(*) as bigint) from ${table} where ${isOlder(column, time)})`;
  const rows = await store.all(
    sql`select ${count(sql`received_at`, sql`inquiries`, before.inquiries)} as inquiries,
      ${count(sql`made_at`, sql`offers`, before.offers)} as offers,
      ${count(sql`at`, sql`staff_log`, before.auditEntries)} as "auditEntries"`,
  );
  return expiredSchema.parse(rows)[0];
}

/** Erases data that has expired by a time; returns the number of inquiries. */
export async function purgeExpired(
  store: Store,
  rules: RetentionRules,
  time: number,
  now: number,
): Promise<number> {
  const before = getCutoffs(rules, time);
  await purgeOffers(store, time);
  await purgeAuditEntries(store, before.auditEntries);
  return eraseInquiriesBefore(store, before.inquiries, now);
}

function getCutoffs({ inquiryDays, auditDays }: RetentionRules, time: number) {
  return {
    inquiries: time - inquiryDays * DAY_MS,
    offers: getOfferCutoff(time),
    auditEntries: time - auditDays * DAY_MS,
  };
}
