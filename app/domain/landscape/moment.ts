/**
 * Reads a moment: `/Date(1616167332562)/`, also with escaped slashes, the same milliseconds alone, as
 * packages and drafts have them, or an ISO date, which is UTC if it has no zone (D52).
 */
export function readMoment(text: string): number | undefined {
  const [, inDate, alone] = text.match(EPOCH) ?? [];
  const milliseconds = inDate ?? alone;
  const time = milliseconds === undefined ? readIso(text) : Number(milliseconds);
  return Math.abs(time) <= MAX_TIME ? time : undefined;
}

const EPOCH = /^(?:\\?\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\\?\/|(\d{12,13}))$/;

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/;

/** The last moment that a `Date` can hold. */
const MAX_TIME = 8_640_000_000_000_000;

function readIso(text: string): number {
  const match = text.match(ISO);
  if (!match) return Number.NaN;
  return Date.parse(match[1] ? text : `${text}Z`);
}
