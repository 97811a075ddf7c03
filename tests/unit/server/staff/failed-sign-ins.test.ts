import { expect, it } from 'vitest';
import { recordFailedSignIn } from '#app/server/staff/attempts.server';
import { listAuditEntries } from '#app/server/store/audit';
import { openMemoryStore } from '../memory-store';

const NOW = 1_800_000_000_000;
const failed = { reason: 'link', address: '203.0.113.77' } as const;

it('a failed sign-in is in the log, with the network of the visitor or the person of a provider', async () => {
  const store = await openMemoryStore();
  await recordFailedSignIn(store, { ...failed, triedId: 'id of ada' }, () => NOW);
  const provided = { name: 'Eve', issuer: 'https://id.example', subject: '7' };
  await recordFailedSignIn(store, { ...failed, reason: 'not-listed', provided }, () => NOW + 1);
  const entries = await listAuditEntries(store, 10);
  for (const { event, id } of entries) expect([event, id]).toEqual(['sign-in-failed', '']);
  const shown = entries.map((one) => [one.at, one.who, one.knownBy, one.subject, one.aboutId]);
  expect(shown).toEqual([
    [NOW + 1, 'Eve', 'provider', 'https://id.example 7', ''],
    [NOW, '', 'visitor', '203.0.113.0', 'id of ada'],
  ]);
  expect(entries.map(({ about }) => about)).toEqual(['not-listed', 'link']);
});

it('at most ten an hour from one visitor and 200 a day are logged', async () => {
  const store = await openMemoryStore();
  for (let i = 0; i < 15; i++) await recordFailedSignIn(store, failed, () => NOW + i);
  expect(await listAuditEntries(store, 1000)).toHaveLength(10);
  for (let i = 0; i < 250; i++) {
    await recordFailedSignIn(store, { ...failed, address: `198.51.100.${i}` }, () => NOW + i);
  }
  expect(await listAuditEntries(store, 1000)).toHaveLength(200);
});
