import { afterAll, expect, it } from 'vitest';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { answerWith, startProvider } from '../support/provider';
import { openSite } from '../support/site';

const provider = await startProvider(answerWith(201));
const site = await openSite({ CONTACT_API_URL: `${provider.origin}/v1/` });
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
