import { expect, test } from 'vitest';
import { groupWrites } from '#app/server/store/drivers/group-writes.ts';
import type { Row, Statement } from '#app/server/store/store.ts';

class Refused extends Error {}

/** Answers each statement with its own text; waits where the test says so. */
function startStore({ refuses = '', breaks = '' } = {}) {
  const transactions: string[][] = [];
  const gate = Promise.withResolvers<void>();
  const run = async (statements: readonly Statement[]): Promise<Row[][]> => {
    const texts = statements.map(([sql]) => sql);
    transactions.push(texts);
    if (transactions.length === 1) await gate.promise;
    if (texts.includes(refuses)) throw new Refused(refuses);
    if (texts.includes(breaks)) throw new Error('connection lost');
    return texts.map((sql) => [{ sql }]);
  };
  const isUndone = (error: unknown) => error instanceof Refused;
  const write = groupWrites({ mostWriters: 1, mostTogether: 3, run, isUndone });
  return { write, transactions, open: gate.resolve };
}

test('what arrives while the writer is busy shares a transaction, up to the most', async () => {
  const { write, transactions, open } = startStore();
  const writes = [[['a']], [['b'], ['c']], [['d']], [['e']], [['f']]] as const;
  const all = writes.map((statements) => write(statements));
  open();
  expect(await Promise.all(all)).toEqual([
    [[{ sql: 'a' }]],
    [[{ sql: 'b' }], [{ sql: 'c' }]],
    [[{ sql: 'd' }]],
    [[{ sql: 'e' }]],
    [[{ sql: 'f' }]],
  ]);
  expect(transactions).toEqual([['a'], ['b', 'c', 'd', 'e'], ['f']]);
});

test('one that is refused takes no other with it', async () => {
  const { write, transactions, open } = startStore({ refuses: 'c' });
  const all = [write([['a']]), write([['b']]), write([['c']]), write([['d']])];
  open();
  const told = await Promise.allSettled(all);
  expect(told.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(transactions).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c'], ['d']]);
});

test('after a broken connection nothing runs a second time, and the next write goes on', async () => {
  const { write, transactions, open } = startStore({ breaks: 'b' });
  const all = [write([['a']]), write([['b']]), write([['c']])];
  open();
  const told = await Promise.allSettled(all);
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await write([['d']])).toEqual([[{ sql: 'd' }]]);
  expect(transactions).toEqual([['a'], ['b', 'c'], ['d']]);
});
