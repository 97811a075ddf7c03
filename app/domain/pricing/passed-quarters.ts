/** An announcement: what it is of, and the quarter as the owner has written it. */
export interface Announcement {
  id: string;
  status: string;
  statusText: string;
}

/** The announced whose quarter (`Q2/2025`) is over (D43); any other text says no quarter. */
export function findPassedQuarters<Kind extends Announcement>(
  announcements: readonly Kind[],
  now: Date,
): Kind[] {
  return announcements.filter(({ status, statusText }) => {
    const [, quarter, year] = /^Q([1-4])\s*\/\s*(\d{4})$/.exec(statusText.trim()) ?? [];
    if (status !== 'future' || quarter === undefined) return false;
    return now >= new Date(Date.UTC(Number(year), Number(quarter) * 3));
  });
}
