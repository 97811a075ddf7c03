import * as z from 'zod';
import { EXTRA_KEYS } from '#app/domain/contact/fields.ts';
import { site } from '#app/site.ts';
import { isLoopback } from './loopback.ts';
import { mailServerAddress, sendingAddress, webAddress } from './sending-address.ts';
import { parseProviderList } from './staff/provider-list.ts';
import type { RetentionRules } from './store/retention.ts';

const proxies = z
  .string()
  .regex(
    /^(?:false|true|\d|1\d|20)$/,
    'must be the number of proxies before this server, at most 20, or true for one; a list of addresses is no longer read: count them',
  )
  .transform((text) => (text === 'false' ? 0 : text === 'true' ? 1 : Number(text)));

const providerList = z.string().transform((text, { issues, value }) => {
  const list = parseProviderList(text);
  if (list) return list;
  const message =
    'must be ada@example.org=prices,inquiries; group:sales=inquiries; subject:4711=prices';
  issues.push({ code: 'custom', message, input: value });
  return z.NEVER;
});

const flag = z.stringbool({ error: 'must be true or false' });
const count = wholeNumber(1, 1_000_000_000);
/** Requires https, except on this machine, because secrets are sent there. */
const safeAddress = webAddress.refine((address) => {
  const url = URL.parse(address);
  return !url || url.protocol === 'https:' || isLoopback(url.hostname);
}, 'must be an https address');

const hostList = z
  .string()
  .toLowerCase()
  .transform((text) => text.split(',').map((host) => host.trim()))
  .refine(
    (hosts) => hosts.every((host) => /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host)),
    'must be hosts with commas, such as preview.example.org,*.pages.example',
  );

const mailAddress = z
  .string()
  .regex(
    /^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/,
    'must be an e-mail address, or a name with the address in <…>',
  );

/** Base address of the provider; `/contact` is appended. */
const providerAddress = sendingAddress.refine(
  (address) => !/[?#]/.test(address),
  'must hold neither a query nor a fragment',
);

const DATABASE_ADDRESS =
  'must be postgres://user:password@host:5432/database, with a port up to 65535; in the password ' +
  '@ is written %40, / %2F, ? %3F, # %23 and % %25';

/** A password that is not encoded would end in the wrong part of the address, which is printed. */
function isDatabaseAddress(text: string): boolean {
  if (!/^postgres(?:ql)?:/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  if (hash !== '' || `${pathname}${search}`.includes('@')) return false;
  try {
    decodeURIComponent(username + password + pathname);
    return true;
  } catch {
    return false;
  }
}

/** Every variable that the server reads. */
const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  /** Proxies whose `X-Forwarded-*` is trusted, counted from the server. */
  TRUST_PROXY: proxies.default(0),
  /** Port of Prometheus metrics; without it nothing is measured. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Writes one JSON line per request to standard output. */
  REQUEST_LOG: flag.default(true),
  /** Adds `includeSubDomains` to `Strict-Transport-Security`. */
  HSTS_SUBDOMAINS: flag.default(false),
  /** Memory for cached pages, in megabytes. */
  PAGE_CACHE_MB: wholeNumber(1, 4096).default(40),
  /** Requests that may wait for a page to be rendered; more are answered with 503. */
  PAGE_QUEUE: wholeNumber(1, 1000).default(50),
  /** Whether offers can be downloaded as PDF; default: everywhere but on the edge. */
  OFFER_PDF: flag.optional(),
  /** Time for a load balancer to notice 503 at `/readyz` before new requests are refused. */
  DRAIN_NOTICE_MS: wholeNumber(0, 600_000).default(10_000),
  /** Latest end of the process after SIGTERM; default: `readDrainTimes`. */
  DRAIN_LIMIT_MS: wholeNumber(0, 3_600_000).optional(),
  /** The provider of spec §7; without it inquiries stay in the store (D25). */
  CONTACT_API_URL: providerAddress.optional(),
  /** Fields beyond spec §7 that the provider takes, such as `company,message` (D54). */
  CONTACT_API_FIELDS: z
    .string()
    .transform((names) => names.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.enum(EXTRA_KEYS, `must be a list of ${EXTRA_KEYS.join(', ')}`)))
    .default([]),
  CONTACT_TIMEOUT_MS: count.default(10_000),
  /** Inquiries from one network address. */
  CONTACT_LIMIT_PER_MINUTE: count.default(5),
  CONTACT_LIMIT_PER_HOUR: count.default(60),
  /** `wait` answers the visitor after the provider has answered, `queue` at once. */
  CONTACT_MODE: z.enum(['wait', 'queue'], { error: 'must be wait or queue' }).default('wait'),
  /** The store (D36); on the edge it is the binding `DB`. */
  DATABASE_URL: z
    .string()
    .regex(/^(?:file:.|postgres(?:ql)?:\/\/.)/, 'must be file:… or postgres://…')
    .refine(isDatabaseAddress, DATABASE_ADDRESS)
    .default('file:.data/stagemap.sqlite'),
  /** Address to which each inquiry is posted, signed as a Standard Webhook. */
  WEBHOOK_URL: sendingAddress.optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in Base64')
    .optional(),
  /** Mail to sales: `smtp://user:password@host:587`; not available on the edge. */
  SMTP_URL: mailServerAddress.optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_TO: mailAddress.optional(),
  /** Mail about each price list that is published, planned or called off. */
  PRICES_MAIL_TO: mailAddress.optional(),
  /** Sends the visitor the reference number by mail. */
  MAIL_CONFIRMATION: flag.default(false),
  /** Days until inquiries are erased, named in the privacy policy. */
  INQUIRY_RETENTION_DAYS: wholeNumber(1, 3650).default(180),
  /** Origin at which staff sign in, such as a staging site; default: the site's origin. */
  STAFF_ORIGIN: safeAddress
    .transform((address) => (URL.canParse(address) ? new URL(address).origin : address))
    .optional(),
  /** Hosts of previews at which `/mcp` answers; `*.` stands for any subdomain. */
  PREVIEW_HOSTS: hostList.optional(),
  /** The company's OpenID provider (D37). */
  OIDC_ISSUER: safeAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** How the client's secret is sent, if not as the provider's metadata say (D55). */
  OIDC_CLIENT_AUTH: z
    .enum(['client_secret_basic', 'client_secret_post'], {
      error: 'must be client_secret_basic or client_secret_post',
    })
    .optional(),
  OIDC_SCOPE: z.string().default('openid profile email'),
  /** The claim that names a person's groups. */
  OIDC_GROUPS_CLAIM: z.string().default('groups'),
  /** The provider, if its e-mail addresses count without `email_verified` (D55). */
  OIDC_EMAIL_ISSUER: safeAddress.optional(),
  /** People and groups who may sign in with the provider, and their rights. */
  OIDC_STAFF: providerList.optional(),
  /** Key of the CAPTCHA; without it there is none (D26). */
  CHALLENGE_SITE_KEY: z.string().optional(),
  CHALLENGE_SCRIPT_URL: webAddress.default('https://challenges.cloudflare.com/turnstile/v0/api.js'),
  /** If set, this server verifies the CAPTCHA, otherwise the provider does; tokens are single-use. */
  CHALLENGE_SECRET: z.string().optional(),
  CHALLENGE_VERIFY_URL: sendingAddress.default(
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ),
});

/** The first variable of each row needs the others. */
const REQUIRED_TOGETHER = [
  ['CHALLENGE_SECRET', 'CHALLENGE_SITE_KEY'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL'],
  ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
  ['MAIL_CONFIRMATION', 'SMTP_URL'],
  ['PRICES_MAIL_TO', 'SMTP_URL'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_STAFF'],
  ['OIDC_STAFF', 'OIDC_ISSUER'],
  ['OIDC_EMAIL_ISSUER', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_AUTH', 'OIDC_ISSUER'],
] as const;

const checkedSchema = environmentSchema.check(({ value, issues }) => {
  const { CONTACT_MODE, CHALLENGE_SITE_KEY: siteKey, CHALLENGE_SECRET: secret } = value;
  const report = (name: string, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: value });
  for (const [name, ...needed] of REQUIRED_TOGETHER) {
    const missing = value[name] ? needed.filter((other) => value[other] === undefined) : [];
    if (missing.length > 0) report(name, `needs ${missing.join(' and ')}`);
  }
  const { OIDC_ISSUER, OIDC_EMAIL_ISSUER } = value;
  if (OIDC_ISSUER !== undefined && (OIDC_EMAIL_ISSUER ?? OIDC_ISSUER) !== OIDC_ISSUER) {
    report('OIDC_EMAIL_ISSUER', 'must be OIDC_ISSUER');
  }
  const { METRICS_PORT, PORT } = value;
  if (METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT) {
    report('METRICS_PORT', 'must not be PORT, which visitors reach');
  }
  const { DRAIN_LIMIT_MS, DRAIN_NOTICE_MS } = value;
  if (DRAIN_LIMIT_MS !== undefined && DRAIN_LIMIT_MS < DRAIN_NOTICE_MS) {
    report('DRAIN_LIMIT_MS', 'must not be less than DRAIN_NOTICE_MS');
  }
  if (CONTACT_MODE === 'queue' && siteKey !== undefined && secret === undefined) {
    report(
      'CONTACT_MODE',
      'queue needs CHALLENGE_SECRET if CHALLENGE_SITE_KEY is set: the token would expire before the provider gets it',
    );
  }
});

export type Environment = z.infer<typeof environmentSchema>;

/** Empty variables count as not set. An error lists each wrong variable with its reason. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = checkedSchema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`Environment variables are wrong:\n${problems.join('\n')}`);
}

/** Time limit of the CAPTCHA service. */
export const CAPTCHA_TIMEOUT_MS = 5000;
/** Time after the provider's timeout to record the outcome and answer the visitor. */
const AFTER_PROVIDER_MS = 5000;

/** Times of the shutdown; the default limit lets an inquiry sent at the last moment be answered. */
export function readDrainTimes(environment: Environment) {
  const { DRAIN_NOTICE_MS: noticeMs, DRAIN_LIMIT_MS, CONTACT_TIMEOUT_MS } = environment;
  const verifyMs = environment.CHALLENGE_SECRET === undefined ? 0 : CAPTCHA_TIMEOUT_MS;
  return {
    noticeMs,
    limitMs: DRAIN_LIMIT_MS ?? noticeMs + verifyMs + CONTACT_TIMEOUT_MS + AFTER_PROVIDER_MS,
  };
}

/** Retention in days, as the privacy policy states it. */
export function readRetentionRules(
  environment: Pick<Environment, 'INQUIRY_RETENTION_DAYS'>,
): RetentionRules {
  return {
    inquiryDays: environment.INQUIRY_RETENTION_DAYS,
    auditDays: site.auditRetentionDays,
  };
}

/** Destination of inquiries, as a line for the operator (D36). */
export function formatInquiryRoute(
  { CONTACT_API_URL }: Pick<Environment, 'CONTACT_API_URL'>,
  store: string,
  command = 'npm run inbox',
): string {
  return CONTACT_API_URL
    ? `Inquiries go to ${CONTACT_API_URL}`
    : `Inquiries stay in ${store}; \`${command}\` lists them`;
}

/** Variables of earlier versions, and their replacement. */
const REMOVED_VARIABLES = [
  ['STATE_URL', 'instances share the store that DATABASE_URL names'],
  ['INBOX_FILE', 'inquiries are in the store; `npm run inbox -- import FILE` imports an old file'],
] as const;

/** Variables with a secret: each may stand in a file that `…_FILE` names. */
export const SECRETS = [
  'DATABASE_URL',
  'WEBHOOK_SECRET',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'CHALLENGE_SECRET',
] as const;

/** Groups of variables that no other program uses. */
const GROUPS = ['CONTACT_', 'WEBHOOK_', 'OIDC_', 'CHALLENGE_', 'SMTP_'];

/** Warnings about variables that nothing reads: removed ones, and those that look mistyped. */
export function listUnreadVariables(variables: Record<string, string | undefined>): string[] {
  const removed = REMOVED_VARIABLES.filter(([name]) => variables[name]).map(
    ([name, instead]) => `${name} no longer exists: ${instead}`,
  );
  const known = [...Object.keys(environmentSchema.shape), ...SECRETS.map((name) => `${name}_FILE`)];
  const unread = Object.keys(variables)
    .filter((name) => variables[name] && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => sortLetters(one) === sortLetters(name));
      if (meant !== undefined) return [`${name} is not read. Is ${meant} meant?`];
      return GROUPS.some((group) => name.startsWith(group)) ? [`${name} is not read.`] : [];
    });
  return [...removed, ...unread];
}

function sortLetters(name: string): string {
  return [...name].sort().join('');
}

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

/** Whether this is Cloudflare's runtime. */
export function isEdge(): boolean {
  return navigator.userAgent === 'Cloudflare-Workers';
}

let current: Environment | undefined;

/** The environment of this process, read once. */
export function currentEnvironment(): Environment {
  current ??= readEnvironment(process.env);
  return current;
}
