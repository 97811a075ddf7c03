import { describe, expect, it } from 'vitest';
import {
  formatInquiryRoute,
  listUnreadVariables,
  readDrainTimes,
  readEnvironment,
  readRetentionRules,
} from '#app/server/environment';
import { site } from '#app/site';

const OIDC = { OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x', OIDC_STAFF: 'group:x=prices' };
const WEBHOOK = {
  WEBHOOK_URL: 'https://hook.example',
  WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};
const MAIL = { MAIL_FROM: 'web@example.org', MAIL_TO: 'sales@example.org' };
const NO_QUERY = 'CONTACT_API_URL: must hold neither a query nor a fragment';

describe('the environment', () => {
  it('needs no variable at all', () => {
    expect(readEnvironment({})).toStrictEqual({
      PORT: 3000,
      HOST: 'localhost',
      TRUST_PROXY: 0,
      METRICS_HOST: '127.0.0.1',
      REQUEST_LOG: true,
      HSTS_SUBDOMAINS: false,
      PAGE_CACHE_MB: 40,
      PAGE_QUEUE: 50,
      DRAIN_NOTICE_MS: 10_000,
      CONTACT_API_FIELDS: [],
      CONTACT_TIMEOUT_MS: 10_000,
      CONTACT_LIMIT_PER_MINUTE: 5,
      CONTACT_LIMIT_PER_HOUR: 60,
      CONTACT_MODE: 'wait',
      MAIL_CONFIRMATION: false,
      DATABASE_URL: 'file:.data/stagemap.sqlite',
      INQUIRY_RETENTION_DAYS: 180,
      OIDC_SCOPE: 'openid profile email',
      OIDC_GROUPS_CLAIM: 'groups',
      CHALLENGE_SCRIPT_URL: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
      CHALLENGE_VERIFY_URL: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
  });

  it('treats an empty variable as unset', () => {
    const variables = { CONTACT_API_URL: '', CHALLENGE_SITE_KEY: '', PORT: '', TRUST_PROXY: '' };
    expect(readEnvironment(variables)).toStrictEqual(readEnvironment({}));
  });

  it.each<Record<string, string>>([
    { DATABASE_URL: 'file:inquiries.sqlite' },
    { DATABASE_URL: 'postgres://u:p@10.0.0.1:5432/site' },
    { DATABASE_URL: 'postgresql://db/site' },
    { DATABASE_URL: 'postgres://me:p%40s%2Fs@db.example:5432/site' },
    { CONTACT_MODE: 'queue' },
    { CONTACT_MODE: 'queue', CHALLENGE_SITE_KEY: 'key', CHALLENGE_SECRET: 'secret' },
    WEBHOOK,
  ])('accepts %o', (variables) => {
    expect(readEnvironment(variables)).toMatchObject(variables);
  });

  it('reads ports, and who is admitted by the OpenID provider', () => {
    expect(readEnvironment({ METRICS_PORT: '9100' }).METRICS_PORT).toBe(9100);
    expect(readEnvironment({ PORT: '0', METRICS_PORT: '0' }).METRICS_PORT).toBe(0);
    expect(readEnvironment({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:9' })).toMatchObject({
      OIDC_STAFF: [{ kind: 'group', value: 'x', rights: ['prices'] }],
    });
  });

  it.each<[variables: Record<string, string>, sentence: string]>([
    [
      { PORT: '9100', METRICS_PORT: '9100' },
      'METRICS_PORT: must not be PORT, which visitors reach',
    ],
    [{ PREVIEW_HOSTS: 'https://preview.example' }, 'PREVIEW_HOSTS: must be hosts with commas'],
    [
      { TRUST_PROXY: 'loopback' },
      'TRUST_PROXY: must be the number of proxies before this server, at most 20, or true for one; a list of addresses is no longer read: count them',
    ],
    // /contact is appended to it.
    [{ CONTACT_API_URL: 'https://api.example/v1?key=x' }, NO_QUERY],
    [{ CONTACT_API_URL: 'https://api.example/#v1' }, NO_QUERY],
    [{ CONTACT_API_URL: 'https://api.example/?' }, NO_QUERY],
    [{ CONTACT_API_URL: 'https://api.example/?requireTLS=false#v1' }, NO_QUERY],
    ...['CONTACT_API_URL', 'WEBHOOK_URL', 'CHALLENGE_VERIFY_URL'].flatMap((name) =>
      ['http://10.0.0.7', 'http://backend:8080/x', 'http://api.example/?requireTLS=true'].map(
        (address): [Record<string, string>, string] => [
          { ...WEBHOOK, [name]: address },
          `${name}: must be an https address; to send in clear, for example in a network of your own, append ?requireTLS=false`,
        ],
      ),
    ),
    [{ ...MAIL, SMTP_URL: 'smtp://me:a/b?c@mail.example' }, 'SMTP_URL: must be smtp://user:pass'],
    [
      { CONTACT_API_URL: 'https://user:secret@api.example' },
      'CONTACT_API_URL: must hold no user name',
    ],
    [{ ...OIDC, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER: must be an http'],
    [{ ...OIDC, OIDC_ISSUER: 'http://localhost.example' }, 'OIDC_ISSUER: must be an http'],
    [{ ...OIDC, OIDC_ISSUER: 'ftp://id.example' }, 'OIDC_ISSUER: must be an http'],
    [{ ...OIDC, OIDC_ISSUER: 'id.example' }, 'OIDC_ISSUER: must be an http'],
    [
      { OIDC_ISSUER: 'https://id.example' },
      'OIDC_ISSUER: needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET and OIDC_STAFF',
    ],
    [{ OIDC_EMAIL_ISSUER: 'https://id.example' }, 'OIDC_EMAIL_ISSUER: needs OIDC_ISSUER'],
    [
      { OIDC_ISSUER: 'https://id.example', OIDC_EMAIL_ISSUER: 'https://other.example' },
      'OIDC_EMAIL_ISSUER: must be OIDC_ISSUER',
    ],
    [
      { OIDC_STAFF: 'sales' },
      'OIDC_STAFF: must be ada@example.org=prices,inquiries; group:sales=inquiries; subject:4711=prices',
    ],
    [{ DATABASE_URL: 'redis://10.0.0.1' }, 'DATABASE_URL: must be file:… or postgres://…'],
    ...[
      'postgres://me:12/secret@db.example:5432/site',
      'postgres://me:12?secret@db.example:5432/site',
      'postgres://me:12#secret@db.example:5432/site',
      'postgres://me:se/cret@db.example:5432/site',
      'postgres://me:secret%@db.example:5432/site',
      'postgres://db.example:99999/db',
    ].map((url): [Record<string, string>, string] => [
      { DATABASE_URL: url },
      'DATABASE_URL: must be postgres://user:password@host:5432/database, with a port up to 65535; ' +
        'in the password @ is written %40, / %2F, ? %3F, # %23 and % %25',
    ]),
    [{ DATABASE_URL: 'file:' }, 'DATABASE_URL: must be file:… or postgres://…'],
    [{ DATABASE_URL: 'inquiries.sqlite' }, 'DATABASE_URL: must be file:… or postgres://…'],
    // Exactly one side verifies the CAPTCHA, before the token expires.
    [
      { CONTACT_MODE: 'queue', CHALLENGE_SITE_KEY: 'key' },
      'CONTACT_MODE: queue needs CHALLENGE_SECRET',
    ],
    [{ CHALLENGE_SECRET: 'secret' }, 'CHALLENGE_SECRET: needs CHALLENGE_SITE_KEY'],
    [
      {
        WEBHOOK_URL: 'https://hook.example',
        SMTP_URL: 'smtp://mail.example',
        MAIL_TO: 'sales@example.org',
      },
      '  WEBHOOK_URL: needs WEBHOOK_SECRET\n  SMTP_URL: needs MAIL_FROM',
    ],
    [
      { ...WEBHOOK, WEBHOOK_SECRET: 'secret' },
      'WEBHOOK_SECRET: must be whsec_ and at least 24 bytes in Base64',
    ],
    [{ MAIL_CONFIRMATION: 'true' }, 'MAIL_CONFIRMATION: needs SMTP_URL'],
    [{ MAIL_TO: 'sales' }, 'MAIL_TO: must be an e-mail address'],
    [{ MAIL_TO: 'a@b\r\nBcc: c@d' }, 'MAIL_TO: must be an e-mail address'],
    [{ DRAIN_LIMIT_MS: '9999' }, 'DRAIN_LIMIT_MS: must not be less than DRAIN_NOTICE_MS'],
  ])('refuses %o with a sentence', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });

  it.each([
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:8080/in', 'http://[::1]:8080/in'],
    ['http://backend:8080?requireTLS=false', 'http://backend:8080'],
    ['http://10.0.0.7/x?a=%2f&requireTLS=false&b=+', 'http://10.0.0.7/x?a=%2f&b=+'],
    ['https://hook.example/x?a=1&requireTLS=true', 'https://hook.example/x?a=1'],
    ['https://hook.example/x?a=1', 'https://hook.example/x?a=1'],
  ])('posts to %s, without the word for sending in clear: %s', (WEBHOOK_URL, used) => {
    expect(readEnvironment({ ...WEBHOOK, WEBHOOK_URL }).WEBHOOK_URL).toBe(used);
  });

  it.each([
    ['smtp://me:p%40ss@mail.example:587', 'smtp://me:p%40ss@mail.example:587?requireTLS=true'],
    // Private networks and service names, too.
    ['smtp://mail', 'smtp://mail?requireTLS=true'],
    ['smtp://10.0.0.7:25?ignoreTLS=true', 'smtp://10.0.0.7:25?ignoreTLS=true&requireTLS=true'],
    ['smtps://mail.example?secure=false', 'smtps://mail.example?secure=false&requireTLS=true'],
    ['smtp://mail:25?requireTLS=false', 'smtp://mail:25?requireTLS=false'],
    ['smtp://me:secret@127.0.0.1:25', 'smtp://me:secret@127.0.0.1:25'],
    ['smtp://localhost:25', 'smtp://localhost:25'],
    ['smtp://[::1]:25', 'smtp://[::1]:25'],
  ])('sends mail to %s as %s', (SMTP_URL, used) => {
    expect(readEnvironment({ ...MAIL, SMTP_URL }).SMTP_URL).toBe(used);
  });

  it('lists all errors', () => {
    const variables = {
      PORT: 'http',
      CONTACT_API_URL: 'provider.example',
      CONTACT_LIMIT_PER_MINUTE: '0',
    };
    expect(() => readEnvironment(variables)).toThrow(
      [
        'Environment variables are wrong:',
        '  PORT: must be a whole number from 0 to 65535',
        '  CONTACT_API_URL: must be an http or https address',
        '  CONTACT_LIMIT_PER_MINUTE: must be a whole number from 1 to 1000000000',
      ].join('\n'),
    );
  });

  it('formats the destination of inquiries (D36)', () => {
    expect(formatInquiryRoute(readEnvironment({}), '.data/stagemap.sqlite')).toBe(
      'Inquiries stay in .data/stagemap.sqlite; `npm run inbox` lists them',
    );
    const CONTACT_API_URL = 'https://api.example';
    expect(formatInquiryRoute(readEnvironment({ CONTACT_API_URL }), 'anywhere')).toBe(
      'Inquiries go to https://api.example',
    );
    const local = 'DATABASE_URL=d1:local npm run inbox';
    expect(formatInquiryRoute(readEnvironment({}), 'DB', local)).toBe(
      'Inquiries stay in DB; `DATABASE_URL=d1:local npm run inbox` lists them',
    );
  });

  it('lists removed variables', () => {
    const removed = { STATE_URL: 'redis://10.0.0.1', INBOX_FILE: '', PORT: '1' };
    expect(listUnreadVariables(removed)).toStrictEqual([
      'STATE_URL no longer exists: instances share the store that DATABASE_URL names',
    ]);
    expect(listUnreadVariables({ INBOX_FILE: 'inbox.jsonl' })).toStrictEqual([
      'INBOX_FILE no longer exists: inquiries are in the store; ' +
        '`npm run inbox -- import FILE` imports an old file',
    ]);
  });

  it.each([
    ['SMPT_URL', ' Is SMTP_URL meant?'],
    ['POTR', ' Is PORT meant?'],
    ['SMTP_URL_FIEL', ' Is SMTP_URL_FILE meant?'],
    ['CONTACT_URL', ''],
    ['WEBHOOK_SECRETS', ''],
    ['OIDC_CLIENT', ''],
    ['CHALLENGE_KEY', ''],
    ['SMTP_HOST', ''],
    ['DATABSE_URL', undefined],
    ['PORTS', undefined],
    ['HOME', undefined],
    ['NODE_ENV', undefined],
    ['HTTPS_PROXY', undefined],
    ['SMTP_URL_FILE', undefined],
  ])('names an unread variable of its groups or with exchanged letters: %s', (name, hint) => {
    expect(listUnreadVariables({ [name]: 'x' })).toStrictEqual(
      hint === undefined ? [] : [`${name} is not read.${hint}`],
    );
  });
});

it.each([
  [{}, 10_000, 25_000],
  [{ CONTACT_TIMEOUT_MS: '30000' }, 10_000, 45_000],
  [{ DRAIN_NOTICE_MS: '0' }, 0, 15_000],
  [{ CHALLENGE_SITE_KEY: 'a', CHALLENGE_SECRET: 'b' }, 10_000, 30_000],
  [{ DRAIN_NOTICE_MS: '20000', DRAIN_LIMIT_MS: '20000' }, 20_000, 20_000],
])(
  'the shutdown leaves time for the load balancer, the CAPTCHA and the provider: %o',
  (variables, noticeMs, limitMs) => {
    expect(readDrainTimes(readEnvironment(variables))).toStrictEqual({ noticeMs, limitMs });
  },
);

it('inquiries have the days of the environment, the audit log those of the site', () => {
  expect(readRetentionRules(readEnvironment({ INQUIRY_RETENTION_DAYS: '30' }))).toEqual({
    inquiryDays: 30,
    auditDays: site.auditRetentionDays,
  });
});
