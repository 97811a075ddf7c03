import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBody } from '../support/functions';
import { findInquiryAddress, sendSubmission, submissionOf } from '../support/inquiries';
import { type RunningServer, startServer } from '../support/server';

const ANY_NUMBER = { CONTACT_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_PER_HOUR: '1000000' };

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(ANY_NUMBER);
});
afterAll(() => server.stop());

it('3,000 random bodies cause no 5xx and no fault of the server', async () => {
  const complete = await writeBody(submissionOf('valid'));
  const edit = fc
    .tuple(fc.nat(complete.length), fc.nat(8), fc.string({ maxLength: 8 }))
    .map(([at, length, text]) => complete.slice(0, at) + text + complete.slice(at + length));
  const spoilt = fc
    .tuple(
      fc.constantFrom(...Object.keys(submissionOf('').inquiry), 'pricingDetails'),
      fc.jsonValue({ maxDepth: 2 }),
    )
    .map(([field, value]) => ({ kind: 'data', data: submissionOf('spoilt', { [field]: value }) }));
  const raw = fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 3 }), edit);
  const body = fc.oneof(
    raw.map((text) => ({ kind: 'text', data: text })),
    fc.jsonValue({ maxDepth: 3 }).map((data) => ({ kind: 'data', data })),
    spoilt,
  );
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'application/json; x=1'),
  );
  const request = fc.record({ body, type });
  const address = findInquiryAddress(server.origin);
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 100, maxLength: 100 }), async (requests) => {
      const statuses = await Promise.all(
        requests.map(async (one) => {
          const text = one.body.kind === 'text' ? one.body.data : await writeBody(one.body.data);
          const response = await fetch(address, {
            method: 'POST',
            headers: { 'content-type': one.type, origin: server.origin },
            body: String(text),
          });
          await response.arrayBuffer();
          return response.status;
        }),
      );
      for (const status of statuses) {
        seen.add(status);
        expect(status).toBeLessThan(500);
      }
    }),
    { numRuns: 30, endOnFailure: true },
  );
  // The bodies get past the first check, and some as far as the inbox.
  expect([...seen].sort()).toStrictEqual([200, 400, 415, 422]);
  expect(server.readOutput(), 'a line each, no stack').not.toMatch(/\n\s+at /);
  expect((await sendSubmission(server.origin, submissionOf('after'))).status).toBe(200);
}, 120_000);
