import { describe, expect, it } from 'vitest';
import { describeContact, readEnvironment } from '#app/server/environment';

describe('the environment', () => {
  it('needs no variable at all', () => {
    expect(readEnvironment({})).toStrictEqual({
      PORT: 3000,
      HOST: 'localhost',
      TRUST_PROXY: { hops: 0 },
      REQUEST_LOG: true,
      HSTS_SUBDOMAINS: false,
      PAGE_CACHE_MB: 64,
      CONTACT_TIMEOUT_MS: 10_000,
      CONTACT_LIMIT_PER_MINUTE: 5,
      CONTACT_LIMIT_PER_HOUR: 60,
      INBOX_FILE: '.data/inbox.jsonl',
      CHALLENGE_SCRIPT_URL: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    });
  });

  it('takes a variable set to nothing for unset', () => {
    const variables = { CONTACT_API_URL: '', CHALLENGE_SITE_KEY: '', PORT: '', TRUST_PROXY: '' };
    expect(readEnvironment(variables)).toStrictEqual(readEnvironment({}));
  });

  it.each(['maybe', 'True', '10.0.0.0/99', '10.0.0.1; 10.0.0.2'])(
    'takes no TRUST_PROXY=%s',
    (text) => {
      expect(() => readEnvironment({ TRUST_PROXY: text })).toThrow(
        'TRUST_PROXY: must be true, false, a number of proxies, or addresses, networks (10.0.0.0/8) and loopback with commas',
      );
    },
  );

  it.each(['https://api.example/v1?key=x', 'https://api.example/#v1', 'https://api.example/?'])(
    'takes no provider that /contact cannot be added to: %s',
    (address) => {
      expect(() => readEnvironment({ CONTACT_API_URL: address })).toThrow(
        'CONTACT_API_URL: must hold neither a query nor a fragment',
      );
    },
  );

  it('lists everything that is wrong', () => {
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

  it('takes no address with a user name, which could not be called', () => {
    const variables = { CONTACT_API_URL: 'https://user:secret@api.example' };
    expect(() => readEnvironment(variables)).toThrow('CONTACT_API_URL: must hold no user name');
  });

  it('shares state through a Redis and nothing else', () => {
    const STATE_URL = 'rediss://:secret@10.0.0.1:6380/1';
    expect(readEnvironment({ STATE_URL }).STATE_URL).toBe(STATE_URL);
    expect(() => readEnvironment({ STATE_URL: 'https://10.0.0.1' })).toThrow(
      'STATE_URL: must be a redis:// or rediss:// address',
    );
  });

  it('says where inquiries go (D25)', () => {
    expect(describeContact(readEnvironment({}))).toBe(
      'Inquiries are kept in .data/inbox.jsonl; `npm run inbox` lists them',
    );
    expect(describeContact(readEnvironment({ CONTACT_API_URL: 'https://api.example' }))).toBe(
      'Inquiries go to https://api.example',
    );
  });
});
