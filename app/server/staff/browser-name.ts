const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A short name for lists of sessions: "Firefox, Linux". Nothing else of the user agent is stored. */
export function formatBrowser(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  );
  return names.join(', ');
}
