import { DAY_MS } from '#app/domain/durations.ts';
/** The company's time zone, used for staff and documents. */
export const BERLIN = 'Europe/Berlin';
/** The last millisecond of the year 9999 in Berlin; later years have five digits. */
export const MAX_TIME = Date.parse('9999-12-31T22:59:59.999Z');
const WRITTEN = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?\s*(Z|[+-]\d{2}:\d{2})?$/;

// Made on first use, because each costs a phone some 50 ms.
let clock: Intl.DateTimeFormat | undefined;
let offsets: Intl.DateTimeFormat | undefined;

/**
 * Parses a date and time such as `2026-12-01 09:00`, in Berlin's time unless it has an offset.
 * Undefined for anything else, and for a time without offset that occurs twice or never because of
 * daylight saving.
 */
export function parseBerlinTime(text: string): number | undefined {
  const [, day, minute, second = ':00', offset] = WRITTEN.exec(text.trim()) ?? [];
  const written = `${day}T${minute}${second}`;
  const asUtc = Date.parse(`${written}Z`);
  // JavaScript turns the 31st of February into a day in March.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(written)) return undefined;
  if (offset !== undefined) {
    const time = Date.parse(written + offset);
    return time > MAX_TIME ? undefined : time;
  }
  const [time, ...others] = ['+01:00', '+02:00']
    .map((summerOrWinter) => Date.parse(written + summerOrWinter))
    .filter((one) => formatSpreadsheetTime(one) === written.replace('T', ' '));
  return others.length === 0 ? time : undefined;
}

/** From the start of the first day to the end of the last one in Berlin, each if given. */
export function readDayRange({
  from,
  until,
}: {
  from?: string | undefined;
  until?: string | undefined;
}) {
  return {
    since: from === undefined ? undefined : startOfDay(from),
    before: until === undefined ? undefined : startOfDay(addDays(until, 1)),
  };
}

/** Start of a day such as `2026-12-01`; the clock never changes at midnight. */
function startOfDay(day: string): number | undefined {
  return parseBerlinTime(`${day} 00:00`);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Formats `2026-12-01 09:00 +01:00`; seconds appear if they are not zero. */
export function formatBerlinTime(time: number): string {
  return `${formatSpreadsheetTime(time).replace(/:00$/, '')} ${formatOffset(time)}`;
}

/** Formats `2026-12-01 09:00:00` in Berlin's time, which every spreadsheet reads as a time. */
export function formatSpreadsheetTime(time: number): string {
  // Sweden writes dates as ISO 8601 does.
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: BERLIN,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return clock.format(time);
}

/** Formats the day of a time, such as `2026-12-01`. */
export function formatBerlinDay(time: number): string {
  return formatSpreadsheetTime(time).slice(0, 10);
}

/** The last millisecond of the day that is some days after the day of a time. */
export function getEndOfDay(time: number, daysLater: number): number {
  const end = `${addDays(formatBerlinDay(time), daysLater)}T23:59:59.999`;
  // The clock changes at 1:00 UTC, so the end of a day has the offset of the same clock time in UTC.
  return Date.parse(end + formatOffset(Date.parse(`${end}Z`)));
}

/** Formats Berlin's offset from UTC, such as `+01:00`. */
export function formatOffset(time: number): string {
  offsets ??= new Intl.DateTimeFormat('en', { timeZone: BERLIN, timeZoneName: 'longOffset' });
  const zone = offsets.formatToParts(time).find(({ type }) => type === 'timeZoneName');
  return zone?.value.replace('GMT', '') ?? '';
}
