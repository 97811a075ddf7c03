import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sendSubmission, submissionOf } from './support/inquiries';
import { answerWith, startProvider } from './support/provider';
import { startServer } from './support/server';

const VISITORS = 2000;

it('2,000 at once, one in three refused by the provider: no thanks without delivery', async () => {
  const isRefused = (body: string) =>
    createHash('sha256').update(body).digest().readUInt32BE() % 3 === 0;
  const provider = await startProvider((response, request, index) =>
    answerWith(isRefused(request.body) ? 500 : 200)(response, request, index),
  );
  const server = await startServer({
    CONTACT_API_URL: provider.origin,
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    CONTACT_LIMIT_PER_HOUR: '1000000',
    CONTACT_TIMEOUT_MS: '60000',
  });
  const names = Array.from({ length: VISITORS }, (_, index) => `visitor-${index}`);
  const results = await Promise.all(
    names.map((lastName) => sendSubmission(server.origin, submissionOf(lastName, { lastName }))),
  );
  await server.stop();
  await provider.stop();

  const accepted = provider.requests
    .filter(({ body }) => !isRefused(body))
    .map(({ body }) => JSON.parse(body).lastName);
  const thanked = names.filter((_, index) => results[index]?.outcome?.isSuccess === true);
  const told = names.filter((_, index) => results[index]?.outcome?.isSuccess === false);
  expect(accepted.toSorted()).toStrictEqual(thanked.toSorted());
  expect(thanked.length + told.length).toBe(VISITORS);
  expect(told.length).toBeGreaterThan(VISITORS / 4);
  expect(told.length).toBeLessThan(VISITORS / 2);
}, 120_000);
