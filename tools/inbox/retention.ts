import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { countExpired, readHorizon, readRules, writeHorizon } from '#app/server/store/retention.ts';
import type { Store } from '#app/server/store/store.ts';

/** Reports the retention horizon, and what has expired between it and now (D50). */
export async function describeRetention(store: Store, now: number): Promise<string> {
  const { horizon, describeExpired } = await readRetention(store);
  const end = new Date(now).toISOString();
  return [
    `Expired data is erased up to ${formatBerlinTime(horizon)}; this machine's clock says ${formatBerlinTime(now)}.`,
    `Expired by this clock: ${await describeExpired(now)}.`,
    `If the clock is right, run: npm run inbox -- retention ${end}`,
  ].join('\n');
}

/**
 * Moves the retention horizon to a time by the operator's decision; the server then erases.
 * @throws Error if the time is invalid or in the future
 */
export async function moveRetention(store: Store, time: string, now: number): Promise<string> {
  const { describeExpired } = await readRetention(store);
  const horizon = Date.parse(time);
  if (Number.isNaN(horizon)) throw new Error(`${time} is not a time.`);
  if (horizon > now) throw new Error(`${time} is in the future.`);
  const expired = await describeExpired(horizon);
  await writeHorizon(store, horizon);
  return (
    `The retention horizon is now ${formatBerlinTime(horizon)}. ` +
    `Within ten minutes the server erases ${expired}.`
  );
}

async function readRetention(store: Store) {
  const [horizon, rules] = await Promise.all([readHorizon(store), readRules(store)]);
  if (horizon === undefined || !rules) {
    throw new Error('No server has used this store yet. Start it once.');
  }
  const describeExpired = async (time: number) => {
    const { inquiries, offers, auditEntries } = await countExpired(store, rules, time);
    return (
      `${inquiries} inquiries (after ${rules.inquiryDays} days), ${offers} offers (after 13 months), ` +
      `${auditEntries} audit log entries (after ${rules.auditDays} days)`
    );
  };
  return { horizon, describeExpired };
}
