import * as z from 'zod';
import { readTrustedProxies } from './trusted-proxies.ts';

const trustedProxies = z.string().transform((text, { issues, value }) => {
  const trusted = readTrustedProxies(text);
  if (trusted) return trusted;
  const message =
    'must be true, false, a number of proxies, or addresses, networks (10.0.0.0/8) and loopback with commas';
  issues.push({ code: 'custom', message, input: value });
  return z.NEVER;
});

const flag = z.stringbool({ error: 'must be true or false' });
const count = wholeNumber(1, 1_000_000_000);
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine(
    (address) => !URL.canParse(address) || new URL(address).username === '',
    'must hold no user name',
  );

/** `/contact` is added to it. */
const providerAddress = webAddress.refine(
  (address) => !URL.canParse(address) || !/[?#]/.test(address),
  'must hold neither a query nor a fragment',
);

/** Every variable the server reads; anything wrong ends the start with a readable list. */
const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  /** Proxies whose `X-Forwarded-*` is believed. */
  TRUST_PROXY: trustedProxies.default({ hops: 0 }),
  /** One JSON line a request on standard output. */
  REQUEST_LOG: flag.default(true),
  /** Says in `Strict-Transport-Security` that all subdomains are served over https too. */
  HSTS_SUBDOMAINS: flag.default(false),
  /** What rendered pages may take in memory, in megabytes. */
  PAGE_CACHE_MB: wholeNumber(1, 4096).default(64),
  /** The provider of spec §7; without it inquiries go to the embedded inbox (D25). */
  CONTACT_API_URL: providerAddress.optional(),
  CONTACT_TIMEOUT_MS: count.default(10_000),
  /** Inquiries from one address. */
  CONTACT_LIMIT_PER_MINUTE: count.default(5),
  CONTACT_LIMIT_PER_HOUR: count.default(60),
  /** A Redis in which all instances count limits and recognise repeated inquiries together. */
  STATE_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
    .optional(),
  /** The embedded inbox, one JSON line each. */
  INBOX_FILE: z.string().default('.data/inbox.jsonl'),
  /** Without a key there is no challenge (D26). */
  CHALLENGE_SITE_KEY: z.string().optional(),
  CHALLENGE_SCRIPT_URL: webAddress.default('https://challenges.cloudflare.com/turnstile/v0/api.js'),
});

export type Environment = z.infer<typeof environmentSchema>;

/**
 * A variable that is set to nothing counts as not set.
 * @throws Error listing each variable that is wrong, and why
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`Environment variables are wrong:\n${problems.join('\n')}`);
}

/** Where inquiries go, in a line for the operator (D25). */
export function describeContact({ CONTACT_API_URL, INBOX_FILE }: Environment): string {
  return CONTACT_API_URL
    ? `Inquiries go to ${CONTACT_API_URL}`
    : `Inquiries are kept in ${INBOX_FILE}; \`npm run inbox\` lists them`;
}

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

let current: Environment | undefined;

/** This process's environment, read once. */
export function currentEnvironment(): Environment {
  current ??= readEnvironment(process.env);
  return current;
}
