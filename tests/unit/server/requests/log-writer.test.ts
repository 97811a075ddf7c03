import { expect, it } from 'vitest';
import { createLogWriter } from '#app/server/requests/log-writer';

const facts = {
  id: 'a-1',
  time: 0,
  method: 'GET',
  target: '/',
  status: 200,
  milliseconds: 1,
  address: undefined,
  isAborted: false,
};

function openWriter() {
  const written: Buffer[] = [];
  const log = createLogWriter((lines) => written.push(lines));
  const readPaths = () =>
    written.map((lines) =>
      lines
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).path),
    );
  const add = (...targets: string[]) => {
    for (const target of targets) log.add({ ...facts, target });
  };
  return { readPaths, add, flush: log.flush };
}

it('writes lines together, in their order', async () => {
  const { readPaths, add, flush } = openWriter();
  add('/a', '/b');
  expect(readPaths()).toStrictEqual([]);
  await expect.poll(readPaths, { timeout: 2000 }).toStrictEqual([['/a', '/b']]);
  add('/c');
  flush();
  flush();
  expect(readPaths()).toStrictEqual([['/a', '/b'], ['/c']]);
});

it('writes immediately when its buffer is full, each line whole', () => {
  const { readPaths, add, flush } = openWriter();
  const longest = ['\u0001', '\ud800', '€'].map((character) => character.repeat(300));
  const sent = Array.from({ length: 1000 }, (_, number) => longest[number % 3] ?? '');
  add(...sent);
  expect(readPaths().length).toBeGreaterThan(5);
  flush();
  expect(readPaths().flat()).toStrictEqual(sent.map((path) => path.slice(0, 200)));
});
