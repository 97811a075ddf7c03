import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { answerWith, type Provider, startProvider } from '../support/provider';
import { openSite, type TestSite } from '../support/site';

let provider: Provider;
let site: TestSite;
beforeAll(async () => {
  provider = await startProvider(answerWith(201));
  site = await openSite({
    CONTACT_API_URL: `${provider.origin}/v1/`,
    CONTACT_LIMIT_PER_MINUTE: '1000',
    CONTACT_LIMIT_PER_HOUR: '1000',
  });
});
afterAll(async () => {
  await site.close();
  await provider.stop();
});
beforeEach(() => {
  provider.requests.length = 0;
});

const summary = {
  plan: 'Pro',
  isYearly: true,
  users: 45,
  systems: 4,
  landscapes: 2,
  addons: ['sso', 'reporting'],
};

describe('the provider receives, byte for byte (spec §7)', () => {
  it.each([
    [
      'an e-mail address alone',
      {},
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"",' +
        '"countryCode":"+49","reason":"info","consent":true,"turnstileToken":""}',
    ],
    [
      'a phone number alone',
      { email: '', phone: '040 123456', reason: 'support', turnstileToken: 'a token' },
      '{"firstName":"Ada","lastName":"Lovelace","email":"","phone":"+4940123456",' +
        '"countryCode":"+49","reason":"support","consent":true,"turnstileToken":"a token"}',
    ],
    [
      'both, with a preference',
      { phone: '44 668 18 00', countryCode: '+41', reason: 'demo', preferredContact: 'email' },
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"+41446681800",' +
        '"countryCode":"+41","reason":"demo","preferredContact":"email","consent":true,' +
        '"turnstileToken":""}',
    ],
    [
      'the code of the number, not of the country that was selected (D23)',
      { email: '', phone: '+39 06 6982' },
      '{"firstName":"Ada","lastName":"Lovelace","email":"","phone":"+39066982",' +
        '"countryCode":"+39","reason":"info","consent":true,"turnstileToken":""}',
    ],
    [
      'no code for a number without a country (D23)',
      { email: '', phone: '+800 1234 5678' },
      '{"firstName":"Ada","lastName":"Lovelace","email":"","phone":"+80012345678",' +
        '"countryCode":"","reason":"info","consent":true,"turnstileToken":""}',
    ],
    [
      'a preference without a choice, which is none',
      { preferredContact: 'email' },
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"",' +
        '"countryCode":"+49","reason":"info","consent":true,"turnstileToken":""}',
    ],
    [
      'the plan of the plan step',
      { reason: 'quote', pricingDetails: { isYearly: false, plan: 'Enterprise' } },
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"",' +
        '"countryCode":"+49","reason":"quote","consent":true,"turnstileToken":"",' +
        '"pricingDetails":{"plan":"Enterprise","isYearly":false}}',
    ],
    [
      'the whole summary',
      { reason: 'quote', pricingDetails: summary },
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"",' +
        '"countryCode":"+49","reason":"quote","consent":true,"turnstileToken":"",' +
        '"pricingDetails":{"plan":"Pro","isYearly":true,"users":45,"systems":4,"landscapes":2,' +
        '"addons":["sso","reporting"]}}',
    ],
    [
      'letters of every kind',
      { firstName: 'Ægir "Ø"', lastName: '李 😀' },
      '{"firstName":"Ægir \\"Ø\\"","lastName":"李 😀","email":"ada@example.org","phone":"",' +
        '"countryCode":"+49","reason":"info","consent":true,"turnstileToken":""}',
    ],
  ])('%s', async (name, changes, body) => {
    const { status, outcome } = await sendSubmission(
      site,
      submissionOf(name.replaceAll(/\W/g, '-').slice(0, 60), changes),
    );
    expect(status).toBe(200);
    expect(outcome?.isSuccess).toBe(true);
    expect(provider.requests.map((request) => request.body)).toStrictEqual([body]);
    const [request] = provider.requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('/v1/contact');
    expect(request?.headers['content-type']).toBe('application/json');
  });
});

describe('one inquiry is delivered once', () => {
  it('when it is sent twice at the same time, and again later', async () => {
    const submission = submissionOf('double');
    const statuses = await Promise.all([
      sendSubmission(site, submission),
      sendSubmission(site, submission),
    ]);
    statuses.push(await sendSubmission(site, submission));
    expect(statuses.map(({ status }) => status)).toStrictEqual([200, 200, 200]);
    expect(provider.requests).toHaveLength(1);
  });

  it('with the same key whatever the token, and with another key when edited', async () => {
    const send = (changes: object) =>
      sendSubmission(site, submissionOf('keys', { lastName: 'Byron', ...changes }));
    await send({ turnstileToken: 'first' });
    await send({ turnstileToken: 'second' });
    await send({ firstName: 'Augusta', turnstileToken: 'third' });
    const keys = provider.requests.map((request) => request.headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
