/** Kinds of requests, as labels of the metrics. */
export const REQUEST_KINDS = [
  /** A page from the cache. */
  'page_cached',
  /** A page that was rendered for this or a simultaneous request. */
  'page_uncached',
  /** A page that was refused, since the render queue was full. */
  'page_refused',
  'file',
  'probe',
  'api',
  'function',
  /** Redirects and unknown addresses. */
  'other',
  /** Input that is not a valid request. */
  'malformed',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Called when the kind is known, if metrics are enabled. */
export type ReportKind = (kind: RequestKind) => void;
