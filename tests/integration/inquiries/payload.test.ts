import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

it.each([
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
])('the provider receives %s, byte for byte (spec §7)', async (name, changes, body) => {
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
