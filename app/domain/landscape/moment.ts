/**
 * Reads a moment: `/Date(1616167332562)/`, also with escaped slashes, the same milliseconds alone, as
 * packages and drafts have them, or an ISO date, which is UTC if it has no zone (D52).
 */
export function readMoment(text: string): number | undefined {
  const [, inDate, alone] = text.match(EPOCH) ?? [];
  const [, local, zone = 'Z'] = text.match(ISO) ?? [];
  const milliseconds = Number(inDate ?? alone);
  // A date beyond what can be held is none.
  const time = new Date(local === undefined ? milliseconds : `${local}${zone}`).getTime();
  return Number.isNaN(time) ? undefined : time;
}

const EPOCH = /^(?:\\?\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\\?\/|(\d{12,13}))$/;

const ISO = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?$/;
