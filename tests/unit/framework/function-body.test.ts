import { globSync } from 'node:fs';
import { toCrossJSONStream, toJSONAsync } from 'seroval';
import { expect, it } from 'vitest';
import { isReadableBody } from '#app/framework/function-body';

/** The first node of a value that has not settled yet. */
function writePending(value: unknown): Promise<string> {
  return new Promise((resolve) => {
    const stop = toCrossJSONStream(value, {
      onParse: (node) => {
        resolve(JSON.stringify({ t: node, f: 0, m: [] }));
        stop();
      },
    });
  });
}

it('seam function-body: seroval still numbers promises as the check expects', async () => {
  expect(isReadableBody(JSON.stringify(await toJSONAsync({ a: [1, 'b'] })))).toBe(true);
  const settled = JSON.stringify(await toJSONAsync({ a: Promise.resolve(1) }));
  expect(settled).toMatch(/"t":12\b/);
  expect(isReadableBody(settled)).toBe(false);
  const pending = await writePending({ a: new Promise(() => {}) });
  expect(pending).toMatch(/"t":22\b/);
  expect(isReadableBody(pending)).toBe(false);
});

it('seam function-body: Start reads bodies with the seroval that checks them', () => {
  expect(globSync('node_modules/@tanstack/*/node_modules/seroval')).toEqual([]);
});
