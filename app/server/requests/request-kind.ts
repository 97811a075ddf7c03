/** What a request turned out to be about, for the metrics: a short list, whatever is asked for. */
export const REQUEST_KINDS = [
  /** A page that was kept. */
  'page_cached',
  /** One that was made, or that another request was just having made. */
  'page_uncached',
  /** One that was not made, because too many waited. */
  'page_refused',
  'file',
  'probe',
  'api',
  'function',
  /** Redirects, and what no page answers to. */
  'other',
  /** What could not be read as a request. */
  'malformed',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Told once it is known; not called where no metrics are kept. */
export type NoteKind = (kind: RequestKind) => void;
