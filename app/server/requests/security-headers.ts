import { currentEnvironment } from '#app/server/environment.ts';

/** Two years, as browsers' lists of such sites ask for. */
const HTTPS_ONLY = 'max-age=63072000';
const ALL_HTTPS_ONLY = `${HTTPS_ONLY}; includeSubDomains`;

/** What no page of ours needs, its scripts shall not get either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** About documents, and so on everything that a browser can show but files. */
const DOCUMENT_HEADERS: readonly [name: string, value: string][] = [
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
];

const PASSKEYS = /^publickey-credentials-/;

/** @param hasPasskeys for the one page where staff sign in with them */
function permissionsPolicy(hasPasskeys: boolean): string {
  return UNUSED_FEATURES.map((feature) =>
    hasPasskeys && PASSKEYS.test(feature) ? `${feature}=(self)` : `${feature}=()`,
  ).join(', ');
}

const WITH_PASSKEYS = permissionsPolicy(true);
const WITHOUT_PASSKEYS = permissionsPolicy(false);

/** For what is no page: it may load and run nothing. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a page: nothing but what this site serves, and of inline scripts only those named.
 * The challenge's origin is in it where a challenge is configured (D26).
 */
export function pagePolicy(inlineScripts: readonly string[], challengeOrigin?: string): string {
  const challenge = challengeOrigin === undefined ? [] : [challengeOrigin];
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineScripts, ...challenge],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...challenge],
    ['manifest-src', "'self'"],
    ...(challenge.length > 0 ? [['frame-src', ...challenge] satisfies [string, ...string[]]] : []),
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

interface Exceptions {
  /** For the one page where staff sign in with them. */
  hasPasskeys?: boolean | undefined;
  /** For what any page may read. */
  isOpen?: boolean | undefined;
  /**
   * For styles, scripts, fonts and pictures: what is about documents has no effect on them, and
   * would take 1.5 kB of what comes before the first paint.
   */
  isFile?: boolean | undefined;
}

/** All security headers of an answer with this policy. */
export function securityHeaders(
  policy: string,
  isHttps: boolean,
  { hasPasskeys = false, isOpen = false, isFile = false }: Exceptions = {},
): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', isOpen ? 'cross-origin' : 'same-origin'],
    ['content-security-policy', policy],
  ];
  if (!isFile) {
    const features = hasPasskeys ? WITH_PASSKEYS : WITHOUT_PASSKEYS;
    headers.push(...DOCUMENT_HEADERS, ['permissions-policy', features]);
  }
  if (isHttps) {
    const { HSTS_SUBDOMAINS: isForAll } = currentEnvironment();
    headers.push(['strict-transport-security', isForAll ? ALL_HTTPS_ONLY : HTTPS_ONLY]);
  }
  return headers;
}

/** Adds them to an answer that is already made. */
export function secure(response: Response, isHttps: boolean, exceptions?: Exceptions): Response {
  const headers = securityHeaders(CLOSED_POLICY, isHttps, exceptions);
  try {
    for (const [name, value] of headers) response.headers.set(name, value);
    return response;
  } catch {
    // Answers that came over the network have headers which cannot be changed.
    const copy = new Response(response.body, response);
    for (const [name, value] of headers) copy.headers.set(name, value);
    return copy;
  }
}
