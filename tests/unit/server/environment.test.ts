import { describe, expect, it } from 'vitest';
import {
  formatInquiryRoute,
  listUnreadVariables,
  readDrainTimes,
  readEnvironment,
} from '#app/server/environment';

describe('the environment', () => {
  it('needs no variable at all', () => {
    expect(readEnvironment({})).toStrictEqual({
      PORT: 3000,
      HOST: 'localhost',
      TRUST_PROXY: { hops: 0 },
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

  it('requires a separate port for metrics', () => {
    expect(readEnvironment({ METRICS_PORT: '9100' }).METRICS_PORT).toBe(9100);
    expect(() => readEnvironment({ PORT: '9100', METRICS_PORT: '9100' })).toThrow(
      'METRICS_PORT: must not be PORT, which visitors reach',
    );
    expect(readEnvironment({ PORT: '0', METRICS_PORT: '0' }).METRICS_PORT).toBe(0);
  });

  it('refuses preview hosts that are addresses', () => {
    expect(() => readEnvironment({ PREVIEW_HOSTS: 'https://preview.example' })).toThrow(
      'PREVIEW_HOSTS: must be hosts with commas',
    );
  });

  it('treats an empty variable as unset', () => {
    const variables = { CONTACT_API_URL: '', CHALLENGE_SITE_KEY: '', PORT: '', TRUST_PROXY: '' };
    expect(readEnvironment(variables)).toStrictEqual(readEnvironment({}));
  });

  it('refuses a TRUST_PROXY that is none', () => {
    expect(() => readEnvironment({ TRUST_PROXY: 'maybe' })).toThrow(
      'TRUST_PROXY: must be true, false, a number of proxies, or addresses, networks (10.0.0.0/8) and loopback with commas',
    );
  });

  it.each(['https://api.example/v1?key=x', 'https://api.example/#v1', 'https://api.example/?'])(
    'refuses a provider address to which /contact cannot be appended: %s',
    (address) => {
      expect(() => readEnvironment({ CONTACT_API_URL: address })).toThrow(
        'CONTACT_API_URL: must hold neither a query nor a fragment',
      );
    },
  );

  it.each(['http://id.example', 'http://localhost.example', 'ftp://id.example', 'id.example'])(
    'refuses an OpenID provider without https: %s',
    (issuer) => {
      const variables = {
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: 'x',
        OIDC_CLIENT_SECRET: 'x',
        OIDC_STAFF: 'group:x=prices',
      };
      expect(() => readEnvironment(variables)).toThrow('OIDC_ISSUER: must be an http');
      expect(readEnvironment({ ...variables, OIDC_ISSUER: 'http://127.0.0.1:9' })).toMatchObject({
        OIDC_STAFF: [{ kind: 'group', value: 'x', rights: ['prices'] }],
      });
    },
  );

  it('requires all variables of an OpenID provider', () => {
    expect(() => readEnvironment({ OIDC_ISSUER: 'https://id.example' })).toThrow(
      'OIDC_ISSUER: needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET and OIDC_STAFF',
    );
    expect(() => readEnvironment({ OIDC_EMAIL_ISSUER: 'https://id.example' })).toThrow(
      'OIDC_EMAIL_ISSUER: needs OIDC_ISSUER',
    );
    expect(() =>
      readEnvironment({
        OIDC_ISSUER: 'https://id.example',
        OIDC_EMAIL_ISSUER: 'https://other.example',
      }),
    ).toThrow('OIDC_EMAIL_ISSUER: must be OIDC_ISSUER');
    expect(() => readEnvironment({ OIDC_STAFF: 'sales' })).toThrow(
      'OIDC_STAFF: must be ada@example.org=prices,inquiries; group:sales=inquiries; subject:4711=prices',
    );
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

  it('refuses an address with a user name', () => {
    const variables = { CONTACT_API_URL: 'https://user:secret@api.example' };
    expect(() => readEnvironment(variables)).toThrow('CONTACT_API_URL: must hold no user name');
  });

  it.each(['file:inquiries.sqlite', 'postgres://u:p@10.0.0.1:5432/site', 'postgresql://db/site'])(
    'lets inquiries stay in the store with %s',
    (DATABASE_URL) => {
      expect(readEnvironment({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
    },
  );

  it.each(['redis://10.0.0.1', 'file:', 'inquiries.sqlite'])('and not with %s', (DATABASE_URL) => {
    expect(() => readEnvironment({ DATABASE_URL })).toThrow(
      'DATABASE_URL: must be file:… or postgres://…',
    );
  });

  it('lets exactly one side verify the CAPTCHA, before the token expires', () => {
    const queue = { CONTACT_MODE: 'queue', CHALLENGE_SITE_KEY: 'key' };
    expect(() => readEnvironment(queue)).toThrow('CONTACT_MODE: queue needs CHALLENGE_SECRET');
    expect(readEnvironment({ ...queue, CHALLENGE_SECRET: 'secret' }).CONTACT_MODE).toBe('queue');
    expect(readEnvironment({ CONTACT_MODE: 'queue' }).CONTACT_MODE).toBe('queue');
    expect(() => readEnvironment({ CHALLENGE_SECRET: 'secret' })).toThrow(
      'CHALLENGE_SECRET: needs CHALLENGE_SITE_KEY',
    );
  });

  it('requires all variables of a delivery target', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const variables = { WEBHOOK_URL: 'https://hook.example', WEBHOOK_SECRET: secret };
    expect(readEnvironment(variables)).toMatchObject(variables);
    expect(() =>
      readEnvironment({
        WEBHOOK_URL: 'https://hook.example',
        SMTP_URL: 'smtp://mail.example',
        MAIL_TO: 'sales@example.org',
      }),
    ).toThrow('  WEBHOOK_URL: needs WEBHOOK_SECRET\n  SMTP_URL: needs MAIL_FROM');
    expect(() => readEnvironment({ ...variables, WEBHOOK_SECRET: 'secret' })).toThrow(
      'WEBHOOK_SECRET: must be whsec_ and at least 24 bytes in Base64',
    );
    expect(() => readEnvironment({ MAIL_CONFIRMATION: 'true' })).toThrow(
      'MAIL_CONFIRMATION: needs SMTP_URL',
    );
    for (const MAIL_TO of ['sales', 'a@b\r\nBcc: c@d']) {
      expect(() => readEnvironment({ MAIL_TO })).toThrow('MAIL_TO: must be an e-mail address');
    }
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
    const concerns = (variables: Record<string, string>) => listUnreadVariables(variables);
    expect(concerns({ STATE_URL: 'redis://10.0.0.1', INBOX_FILE: '', PORT: '1' })).toStrictEqual([
      'STATE_URL no longer exists: instances share the store that DATABASE_URL names',
    ]);
    expect(concerns({ INBOX_FILE: 'inbox.jsonl' })).toStrictEqual([
      'INBOX_FILE no longer exists: inquiries are in the store; ' +
        '`npm run inbox -- import FILE` imports an old file',
    ]);
  });

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMTP_URL_FLE', 'SMTP_URL_FILE'],
    ['POTR', undefined],
    ['PORTS', 'PORT'],
    ['HOME', undefined],
    ['PATH', undefined],
    ['NODE_ENV', undefined],
    ['HTTPS_PROXY', undefined],
    ['SMTP_URL_FILE', undefined],
  ])('names a variable that looks mistyped: %s', (name, meant) => {
    expect(listUnreadVariables({ [name]: 'x' })).toStrictEqual(
      meant === undefined ? [] : [`${name} is not read. Is ${meant} meant?`],
    );
  });
});

describe('the shutdown', () => {
  it.each([
    [{}, 10_000, 25_000],
    [{ CONTACT_TIMEOUT_MS: '30000' }, 10_000, 45_000],
    [{ DRAIN_NOTICE_MS: '0' }, 0, 15_000],
    [{ CHALLENGE_SITE_KEY: 'a', CHALLENGE_SECRET: 'b' }, 10_000, 30_000],
    [{ DRAIN_NOTICE_MS: '20000', DRAIN_LIMIT_MS: '20000' }, 20_000, 20_000],
  ])(
    'leaves time for the load balancer, the CAPTCHA and the provider: %o',
    (variables, noticeMs, limitMs) => {
      expect(readDrainTimes(readEnvironment(variables))).toStrictEqual({ noticeMs, limitMs });
    },
  );

  it('does not end before the notice time', () => {
    expect(() => readEnvironment({ DRAIN_LIMIT_MS: '9999' })).toThrow(
      'DRAIN_LIMIT_MS: must not be less than DRAIN_NOTICE_MS',
    );
  });
});
