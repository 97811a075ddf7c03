import { currentEnvironment } from '#app/server/environment.ts';

/** Two years, as the HSTS preload list requires. */
const HTTPS_ONLY = 'max-age=63072000';
const ALL_HTTPS_ONLY = `${HTTPS_ONLY}; includeSubDomains`;

/** Browser features that no page uses. */
const DISABLED_FEATURES = [
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

/** Headers that concern documents, on every response but static files. */
const DOCUMENT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const PASSKEYS = /^publickey-credentials-/;

/** @param hasPasskeys for pages that use passkeys */
function permissionsPolicy(hasPasskeys: boolean): string {
  return DISABLED_FEATURES.map((feature) =>
    hasPasskeys && PASSKEYS.test(feature) ? `${feature}=(self)` : `${feature}=()`,
  ).join(', ');
}

const WITH_PASSKEYS = permissionsPolicy(true);
const WITHOUT_PASSKEYS = permissionsPolicy(false);

/** Policy of responses that are no pages: nothing may be loaded or run. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

export interface PagePolicy {
  /** Origin of the CAPTCHA, if one is configured (D26). */
  captchaOrigin?: string | undefined;
  /** The page may fetch and submit nothing, not even to this site (D52). */
  isIsolated?: boolean | undefined;
}

/** The policy of a page: only this site's resources, inline scripts by hash, and the CAPTCHA's origin. */
export function pagePolicy(
  inlineScripts: readonly string[],
  { captchaOrigin, isIsolated = false }: PagePolicy = {},
): string {
  const captcha = captchaOrigin === undefined || isIsolated ? [] : [captchaOrigin];
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...inlineScripts, ...captcha],
    ["style-src 'self'"],
    ["img-src 'self'"],
    ["font-src 'self'"],
    ["manifest-src 'self'"],
    [isIsolated ? "connect-src 'none'" : "connect-src 'self'", ...captcha],
    ...(captcha.length > 0 ? [['frame-src', ...captcha]] : []),
    ...(isIsolated ? [["worker-src 'none'"]] : []),
    ["base-uri 'none'"],
    [isIsolated ? "form-action 'none'" : "form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/**
 * All that an isolated page may connect to, WebRTC and its own navigation included: this site, and
 * the programs for mail and telephone, which send nothing by themselves (D52).
 */
const CONNECTION_ALLOWLIST = '(response-origin "mailto:*" "tel:*")';

interface HeaderExceptions extends Pick<PagePolicy, 'isIsolated'> {
  /** For pages that use passkeys. */
  hasPasskeys?: boolean | undefined;
  /** For resources that other sites may read. */
  isOpen?: boolean | undefined;
  /** For styles, scripts, fonts and pictures, which need no document headers (1.5 kB before paint). */
  isFile?: boolean | undefined;
}

/** All security headers of a response with this policy, over http and https. */
export function securityHeaders(
  policy: string,
  {
    hasPasskeys = false,
    isOpen = false,
    isFile = false,
    isIsolated = false,
  }: HeaderExceptions = {},
): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isOpen ? 'cross-origin' : 'same-origin',
    'content-security-policy': policy,
    ...(isIsolated && { 'connection-allowlist': CONNECTION_ALLOWLIST }),
    ...(!isFile && {
      ...DOCUMENT_HEADERS,
      'permissions-policy': hasPasskeys ? WITH_PASSKEYS : WITHOUT_PASSKEYS,
    }),
  };
}

/** Security headers that only https has. */
export function httpsHeaders(): Record<string, string> {
  const { HSTS_SUBDOMAINS: isForAll } = currentEnvironment();
  return { 'strict-transport-security': isForAll ? ALL_HTTPS_ONLY : HTTPS_ONLY };
}

/** Adds the security headers to a response. */
export function withSecurityHeaders(
  response: Response,
  isHttps: boolean,
  exceptions?: HeaderExceptions,
): Response {
  const headers = {
    ...securityHeaders(CLOSED_POLICY, exceptions),
    ...(isHttps && httpsHeaders()),
  };
  try {
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  } catch {
    // Headers of responses from the network are immutable.
    return withSecurityHeaders(new Response(response.body, response), isHttps, exceptions);
  }
}
