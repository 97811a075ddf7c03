import { features } from 'web-features';

/*
 * Supported is what Baseline calls widely available as of the data in the lockfile (D59), so one
 * commit builds one way.
 */

/** A built-in or a part of CSS, by its key in MDN's data, such as `javascript.builtins.Map.groupBy`. */
export interface Compatibility {
  isWidelyAvailable: boolean;
  /** The first version of each browser. */
  support: Readonly<Record<string, string | undefined>>;
}

export const compatibility: ReadonlyMap<string, Compatibility> = new Map(
  Object.values(features).flatMap((feature) => {
    if (feature.kind !== 'feature') return [];
    return (feature.compat_features ?? []).map((key) => {
      const { baseline, support } = feature.status.by_compat_key?.[key] ?? feature.status;
      return [key, { isWidelyAvailable: baseline === 'high', support: { ...support } }] as const;
    });
  }),
);

/** Baseline's browsers under the names that Vite knows; the other two share their versions. */
const BROWSERS = [
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['safari_ios', 'ios'],
] as const;

/** The first version of a browser that has all that is widely available. */
function findOldest(browser: (typeof BROWSERS)[number][0]): number {
  const versions = Object.values(features).map((feature) => {
    const isNeeded = feature.kind === 'feature' && feature.status.baseline === 'high';
    return isNeeded ? toVersion(feature.status.support[browser]) : 0;
  });
  return Math.max(...versions);
}

/** "≤79" is known to be no later than 79. */
export function toVersion(version = '0'): number {
  return Number.parseFloat(version.replace('≤', ''));
}

/** The oldest supported browsers, as the build's target: `chrome123` and so on. */
export const oldestBrowsers: readonly string[] = BROWSERS.map(
  ([browser, name]) => name + findOldest(browser),
);
