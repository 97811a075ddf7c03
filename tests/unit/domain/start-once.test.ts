import { expect, it, vi } from 'vitest';
import { startOnce } from '#app/domain/start-once';

it('starts work once for each key, and again after it failed', async () => {
  const started = new Map<string, Promise<string>>();
  const start = vi.fn<(key: string) => Promise<string>>().mockResolvedValue('done');
  start.mockRejectedValueOnce(new Error('offline'));
  const get = (key: string) => startOnce(started, key, () => start(key));

  await expect(get('a')).rejects.toThrow('offline');
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['done', 'done', 'done']);
  expect(await get('a')).toBe('done');
  expect(start.mock.calls).toEqual([['a'], ['a'], ['b']]);
});
