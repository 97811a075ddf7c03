import { BERLIN } from '#app/domain/berlin-time';
import type { LogEntry } from '#app/domain/price-lists/activation-log';
import { formatUnambiguously } from '#app/i18n/berlin-times';
import { referenceLanguage } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import type { Mail } from '#app/server/delivery/mail';

/** The mail about a price list that is published, planned, put in force again or called off. */
export async function composePriceMail(
  entry: LogEntry,
  log: readonly LogEntry[],
  staffOrigin: string,
): Promise<Mail> {
  const t = (await loadTexts(referenceLanguage, ['staff'])).getFixedT(null, 'staff');
  const activation = findActivation(entry, log);
  const version = activation?.version ?? 0;
  const time = formatTime(activation?.effectiveAt ?? entry.recordedAt);
  const kind =
    entry.kind === 'cancellation' ? 'cancelled' : entry.isPlanned ? 'planned' : 'inForce';
  return {
    subject: t(`mail.prices.${kind}`, { version, time }),
    text: [
      t('mail.prices.by', { author: entry.author, time: formatTime(entry.recordedAt) }),
      t('mail.prices.reason', { reason: entry.reason }),
      `${staffOrigin}/admin/preiskalkulator`,
    ].join('\n\n'),
  };
}

/** The activation that an entry is or cancels. */
function findActivation(entry: LogEntry, log: readonly LogEntry[]) {
  if (entry.kind === 'activation') return entry;
  const cancelled = log.find(({ position }) => position === entry.cancels);
  return cancelled?.kind === 'activation' ? cancelled : undefined;
}

function formatTime(time: number): string {
  const format = new Intl.DateTimeFormat(referenceLanguage.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: BERLIN,
  });
  return formatUnambiguously(format, new Date(time));
}
