import { expect, it, vi } from 'vitest';
import { streamText } from '#app/server/requests/stream-text';

const read = async (parts: AsyncGenerator<string>) => new Response(streamText(parts)).text();

it('a text is written part by part', async () => {
  async function* write() {
    yield 'Ä;';
    yield 'b';
  }
  expect(await read(write())).toBe('Ä;b');
});

it('a text whose source fails ends with the fault, never like a whole one, and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  async function* write() {
    yield 'SM-1';
    throw Object.assign(new Error('a secret'), { errcode: 11 });
  }
  await expect(read(write())).rejects.toThrow();
  expect(log.mock.calls).toEqual([[expect.stringContaining('"reason":"SQLite error 11"')]]);
  expect(log.mock.calls.join()).not.toContain('a secret');
});
