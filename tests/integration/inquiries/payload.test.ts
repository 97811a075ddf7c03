import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { findFunctionPath, writeBody } from '../support/functions';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { answerWith, startProvider } from '../support/provider';
import { openSite } from '../support/site';

const provider = await startProvider(answerWith(201));
const site = await openSite({
  CONTACT_API_URL: `${provider.origin}/v1/`,
  CONTACT_LIMIT_PER_MINUTE: '1000000',
  CONTACT_LIMIT_PER_HOUR: '1000000',
  INQUIRY_RETENTION_DAYS: '30',
});
afterAll(async () => {
  await site.close();
  await provider.stop();
});

it('the provider receives the payload byte for byte, with letters of every kind (spec §7)', async () => {
  const { status, outcome } = await sendSubmission(
    site,
    submissionOf('letters', { firstName: 'Ægir "Ø"', lastName: '李 😀' }),
  );
  expect(status).toBe(200);
  expect(outcome?.isSuccess).toBe(true);
  expect(provider.requests).toMatchObject([
    {
      method: 'POST',
      url: '/v1/contact',
      headers: { 'content-type': 'application/json' },
      body:
        '{"firstName":"Ægir \\"Ø\\"","lastName":"李 😀","email":"ada@example.org","phone":"",' +
        '"countryCode":"+49","reason":"info","consent":true,"turnstileToken":""}',
    },
  ]);
});

it('500 random bodies cause no fault of the server', async () => {
  const complete = await writeBody(submissionOf('valid'));
  const edited = fc
    .tuple(fc.nat(complete.length), fc.nat(8), fc.string({ maxLength: 8 }))
    .map(([at, length, text]) => complete.slice(0, at) + text + complete.slice(at + length));
  const field = fc.constantFrom(...Object.keys(submissionOf('').inquiry), 'pricingDetails');
  const spoilt = fc
    .tuple(field, fc.jsonValue({ maxDepth: 2 }))
    .map(([name, value]) => writeBody(submissionOf('spoilt', { [name]: value })));
  const body = fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 3 }), edited, spoilt);
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    fc.constantFrom('text/plain', 'multipart/form-data; boundary=x'),
  );
  const seen = new Set<number>();
  const property = fc.asyncProperty(type, body, async (contentType, text) => {
    const { status } = await site.fetch(findFunctionPath('sendInquiry'), {
      method: 'POST',
      headers: { 'content-type': contentType, origin: site.origin },
      body: await text,
    });
    seen.add(status);
    expect(status).toBeLessThan(500);
  });
  await fc.assert(property, { numRuns: 500 });
  // The bodies get past the first check, and some as far as the inbox.
  expect([...seen].sort()).toStrictEqual([200, 400, 415, 422]);
});

it('the privacy policy follows this server’s environment (D46)', async () => {
  const text = async (path: string) => (await site.fetch(path)).text();
  expect(await text('/datenschutz')).toContain('löscht unser Server 30 Tage nach ihrem Eingang');
  expect(await text('/en/datenschutz')).toContain('automatically 30 days after');
});
