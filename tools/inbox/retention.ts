import { formatBerlinTime } from '#app/domain/berlin-time.ts';
import { countExpired, readHorizon, readRules, writeHorizon } from '#app/server/store/retention.ts';
import type { Store } from '#app/server/store/store.ts';

/**
 * Reports the retention horizon, and what has expired between it and now (D50). A given time becomes
 * the new horizon by the operator's decision; the server then erases.
 * @throws Error if the time is invalid or in the future
 */
export async function answerRetention(store: Store, now: number, time?: string): Promise<string> {
  const [horizon, rules] = await Promise.all([readHorizon(store), readRules(store)]);
  if (horizon === undefined || !rules) {
    throw new Error('No server has used this store yet. Start it once.');
  }
  const end = time === undefined ? now : Date.parse(time);
  if (Number.isNaN(end)) throw new Error(`${time} is not a time.`);
  if (end > now) throw new Error(`${time} is in the future.`);
  const { inquiries, offers, auditEntries } = await countExpired(store, rules, end);
  const expired =
    `${inquiries} inquiries (after ${rules.inquiryDays} days), ${offers} offers (after 13 months), ` +
    `${auditEntries} audit log entries (after ${rules.auditDays} days)`;
  if (time === undefined) {
    return [
      `Expired data is erased up to ${formatBerlinTime(horizon)}; this machine's clock says ${formatBerlinTime(now)}.`,
      `Expired by this clock: ${expired}.`,
      `If the clock is right, run: npm run inbox -- retention ${new Date(now).toISOString()}`,
    ].join('\n');
  }
  await writeHorizon(store, end);
  return `The retention horizon is now ${formatBerlinTime(end)}. Within ten minutes the server erases ${expired}.`;
}
