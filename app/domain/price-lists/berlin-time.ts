import { DAY_MS, MINUTE_MS } from '#app/domain/durations.ts';
/** The company's time zone, used for staff and documents. */
export const BERLIN = 'Europe/Berlin';
/** The last millisecond of the year 9999 in Berlin; later years have five digits. */
export const MAX_TIME = Date.parse('9999-12-31T22:59:59.999Z');
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?\s*(Z|[+-]\d{2}:\d{2})?$/;

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: BERLIN,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * Parses a date and time such as `2026-12-01 09:00`, in Berlin's time unless it has an offset.
 * Undefined for anything else, and for a time without offset that occurs twice or never because of
 * daylight saving.
 */
export function parseBerlinTime(text: string): number | undefined {
  const [, year, month, day, hour, minute, second = '00', offset] = WRITTEN.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const asUtc = Date.parse(`${written}Z`);
  // JavaScript turns the 31st of February into a day in March.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(written)) return undefined;
  if (offset !== undefined) {
    const time = Date.parse(written + offset);
    return time > MAX_TIME ? undefined : time;
  }
  const fitting = [60, 120]
    .map((minutes) => ({ minutes, time: asUtc - minutes * MINUTE_MS }))
    .filter(({ minutes, time }) => getOffset(time) === minutes);
  return fitting.length === 1 ? fitting[0]?.time : undefined;
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
    before: until === undefined ? undefined : startOfDay(getDayAfter(until)),
  };
}

/** Start of a day such as `2026-12-01`; the clock never changes at midnight. */
function startOfDay(day: string): number | undefined {
  return parseBerlinTime(`${day} 00:00`);
}

function getDayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** Formats `2026-12-01 09:00 +01:00`; seconds appear if they are not zero. */
export function formatBerlinTime(time: number): string {
  const minutes = getOffset(time);
  const pad = (number: number) => String(number).padStart(2, '0');
  const clock = formatSpreadsheetTime(time).replace(/:00$/, '');
  return `${clock} +${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Formats `2026-12-01 09:00:00` in Berlin's time, which every spreadsheet reads as a time. */
export function formatSpreadsheetTime(time: number): string {
  const local = new Date(time + getOffset(time) * MINUTE_MS).toISOString();
  return local.slice(0, 19).replace('T', ' ');
}

/** Formats the day of a time, such as `2026-12-01`. */
export function formatBerlinDay(time: number): string {
  return formatBerlinTime(time).slice(0, 10);
}

/** The last millisecond of the day that is some days after the day of a time. */
export function getEndOfDay(time: number, daysLater: number): number {
  const local = time + getOffset(time) * MINUTE_MS;
  const end = (Math.floor(local / DAY_MS) + daysLater + 1) * DAY_MS - 1;
  // The clock changes at 1:00 UTC, so the end of a day has the offset of the same clock time in UTC.
  return end - getOffset(end) * MINUTE_MS;
}

/** Berlin's offset from UTC in minutes. */
function getOffset(time: number): number {
  const [, day, month, year, clock] =
    /^(\d{2})\/(\d{2})\/(\d{4}), ([\d:]+)$/.exec(parts.format(time)) ?? [];
  const seconds = Math.floor(time / 1000) * 1000;
  return (Date.parse(`${year}-${month}-${day}T${clock}Z`) - seconds) / MINUTE_MS;
}
