import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import {
  countExpired,
  type Expired,
  type RetentionRules,
  readHorizon,
  readRules,
  writeHorizon,
} from '#app/server/store/retention.ts';
import type { Store } from '#app/server/store/store.ts';

/** Tells how far the retention has come, and what would go if it came up to the clock (D50). */
export async function describeRetention(store: Store, now: number): Promise<string> {
  const { horizon, rules } = await readRetention(store);
  const end = new Date(now).toISOString();
  return [
    `The retention has come up to ${formatBerlinTime(horizon)}; this machine's clock says ${formatBerlinTime(now)}.`,
    `Up to the clock there would go: ${describeExpired(await countExpired(store, rules, now), rules)}.`,
    `If the clock is right: npm run inbox -- retention ${end}`,
  ].join('\n');
}

/**
 * Brings the retention up to a time, by decision of the operator; the server does the erasing.
 * @throws Error where the time is none, or has not come yet
 */
export async function moveRetention(store: Store, time: string, now: number): Promise<string> {
  const { rules } = await readRetention(store);
  const horizon = Date.parse(time);
  if (Number.isNaN(horizon)) throw new Error(`${time} is no time.`);
  if (horizon > now) throw new Error(`${time} has not come yet.`);
  const expired = await countExpired(store, rules, horizon);
  await writeHorizon(store, horizon);
  return (
    `The retention goes up to ${formatBerlinTime(horizon)}. ` +
    `The server erases within ten minutes: ${describeExpired(expired, rules)}.`
  );
}

async function readRetention(store: Store) {
  const [horizon, rules] = await Promise.all([readHorizon(store), readRules(store)]);
  if (horizon !== undefined && rules) return { horizon, rules };
  throw new Error('No server has run on this store yet.');
}

function describeExpired(
  { inquiries, offers, auditEntries }: Expired,
  { inquiryDays, auditDays }: RetentionRules,
): string {
  return (
    `${inquiries} inquiries (after ${inquiryDays} days), ${offers} offers (after 13 months), ` +
    `${auditEntries} entries of the log of staff (after ${auditDays} days)`
  );
}
