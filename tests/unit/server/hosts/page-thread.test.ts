import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPageThread } from '#app/server/hosts/page-thread';
import { answerAs, currentRequest } from '#app/server/log-event';
import type { MakePage } from '#app/server/pages/make-page';

const program = new URL('answer-orders.ts', import.meta.url);
const ENDED = 'The thread that makes pages has ended.';

let lines: string[] = [];
let makePage: MakePage;
beforeEach(async () => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  makePage = await openPageThread(program);
});
afterEach(() => vi.restoreAllMocks());

const make = async (address: string, version = 0) => {
  const prices = { version, published: undefined };
  const findOffer = async (number: string) => {
    if (number !== 'A-1') throw new Error(`asked for ${number}`);
    return { status: 'unknown' as const };
  };
  const { tag } = await makePage(address, { prices, findOffer });
  return tag;
};

describe('the thread that makes pages', () => {
  it('is told the prices when they change', async () => {
    expect(await make('/page-1', 4)).toBe('/page-1 4');
    expect(await make('/page-2', 4)).toBe('/page-2 as before');
    expect(await make('/page-3', 5)).toBe('/page-3 5');
  });

  it('has offers looked up by who ordered the page', async () => {
    expect(await make('/offer')).toBe('unknown');
  });

  it('has them looked up under the name of the request', async () => {
    const asking: (string | undefined)[] = [];
    const findOffer = async () => {
      asking.push(currentRequest());
      return { status: 'unknown' as const };
    };
    const sources = { prices: { version: 0, published: undefined }, findOffer };
    await answerAs('a-1', () => makePage('/offer', sources));
    await answerAs('a-2', () => makePage('/offer', sources));
    expect(asking).toStrictEqual(['a-1', 'a-2']);
  });

  it('says why a page could not be made', async () => {
    await expect(make('/fails')).rejects.toThrow('no such route');
    expect(await make('/page')).toBe('/page as before');
  });

  it('takes what it had begun with it when it ends, and the next page starts another', async () => {
    const [first, second] = await Promise.allSettled([make('/ends', 4), make('/page', 4)]);
    expect(first).toMatchObject({ status: 'rejected', reason: { message: ENDED } });
    expect(second).toMatchObject({ status: 'rejected', reason: { message: ENDED } });
    // That one knows of no prices yet.
    expect(await make('/page', 4)).toBe('/page 4');
  });

  it('ends by itself when a page takes all of its memory, whichever request it began with', async () => {
    await expect(make('/ends')).rejects.toThrow(ENDED);
    await answerAs('a-1', () => make('/page'));
    await expect(make('/takes-all-memory')).rejects.toThrow(ENDED);
    expect(lines.join()).toContain('the thread that makes pages failed');
    expect(lines.join()).toContain('reaching memory limit');
    expect(lines.join()).not.toContain('a-1');
    expect(await make('/page')).toBe('/page 0');
  });
});

it('a thread that cannot start is told at once', async () => {
  const missing = new URL('no-such-program.ts', import.meta.url);
  await expect(openPageThread(missing)).rejects.toThrow('no-such-program');
});
