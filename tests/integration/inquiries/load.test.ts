import { createHash } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store';
import { deliverAll } from '../support/deliver-all';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { startProvider } from '../support/provider';
import { startServer } from '../support/server';

const COUNT = 200;

it('200 simultaneous inquiries with a third of the attempts refused: each is delivered before the visitor is thanked', async () => {
  const attempts = new Map<string, boolean[]>();
  const keys = new Map<string, Set<string>>();
  const provider = await startProvider((response, { headers, body }) => {
    const { lastName } = JSON.parse(body);
    const known = attempts.get(lastName) ?? [];
    const isAccepted = !isRefused(`${lastName}, attempt ${known.length}`);
    attempts.set(lastName, [...known, isAccepted]);
    const used = keys.get(lastName) ?? new Set();
    keys.set(lastName, used.add(String(headers['idempotency-key'])));
    response.writeHead(isAccepted ? 200 : 500).end();
  });
  onTestFinished(provider.stop);
  const server = await startServer({
    CONTACT_API_URL: provider.origin,
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    CONTACT_LIMIT_PER_HOUR: '1000000',
    CONTACT_TIMEOUT_MS: '60000',
  });
  onTestFinished(async () => void (await server.stop()));
  const names = Array.from({ length: COUNT }, (_, index) => `visitor-${index}`);
  const results = await Promise.all(
    names.map((lastName) => sendSubmission(server.origin, submissionOf(lastName, { lastName }))),
  );
  const store = await openSqliteStore(`${server.folder}/.data/stagemap.sqlite`);
  await deliverAll(store);
  await store.close();

  const accepted = names.filter((_, index) => results[index]?.outcome?.isSuccess === true);
  const refused = names.filter((name) => isRefused(`${name}, attempt 0`));
  expect(refused.length).toBeGreaterThan(COUNT / 5);
  expect(refused.length).toBeLessThan(COUNT / 2);
  expect(accepted).toStrictEqual(names.filter((name) => !refused.includes(name)));
  expect([...attempts.keys()].toSorted()).toStrictEqual(names.toSorted());
  // Refused as often as it was, then accepted, and nothing after that; always under one key.
  const wrong = names.filter((name) => {
    const all = attempts.get(name) ?? [];
    return all.indexOf(true) !== all.length - 1 || keys.get(name)?.size !== 1;
  });
  expect(wrong).toStrictEqual([]);
});

function isRefused(attempt: string): boolean {
  return createHash('sha256').update(attempt).digest().readUInt32BE() % 3 === 0;
}
