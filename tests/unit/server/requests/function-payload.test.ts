import { toJSONAsync } from 'seroval';
import { describe, expect, it } from 'vitest';
import { isPlainPayload } from '#app/server/requests/function-payload';

const write = async (data: unknown) => JSON.stringify(await toJSONAsync({ data }));

describe('what pages send to server functions', () => {
  it.each([
    [
      'an inquiry',
      { requestId: 'x', inquiry: { consent: true, addons: ['sso'], plan: undefined } },
    ],
    ['nothing', undefined],
    ['numbers', [1, -0, 1.5, Number.POSITIVE_INFINITY]],
    ['an empty list', []],
  ])('%s is plain', async (_, data) => {
    expect(isPlainPayload(await write(data))).toBe(true);
  });

  it.each([
    ['a promise', Promise.resolve(1)],
    ['a date', new Date(0)],
    ['a map', new Map([['a', 1]])],
    ['an error', new Error('x')],
    ['bytes', new Uint8Array(4)],
  ])('%s is not', async (_, data) => {
    expect(isPlainPayload(await write({ deep: [data] }))).toBe(false);
  });

  it.each([
    ['a promise that never comes true', '{"t":{"t":22,"i":0,"s":1},"f":127,"m":[]}'],
    ['keys without values', '{"t":{"t":10,"i":0,"p":{"k":["a"],"v":[]},"o":0},"f":127,"m":[]}'],
    ['an unknown constant', '{"t":{"t":2,"s":99},"f":127,"m":[]}'],
    ['other JSON', '{"data":1}'],
    ['null', 'null'],
    ['a reference to nothing', '{"t":{"t":4,"i":7},"f":127,"m":[]}'],
    ['no JSON', '{'],
    ['nothing', ''],
  ])('%s is not', (_, text) => {
    expect(isPlainPayload(text)).toBe(false);
  });

  it('is looked at without recursion, however deep', () => {
    const depth = 50_000;
    const open = '{"t":9,"i":0,"o":0,"a":[';
    const text = `{"t":${open.repeat(depth)}${']}'.repeat(depth)},"f":127,"m":[]}`;
    expect(isPlainPayload(text)).toBe(true);
  });
});
