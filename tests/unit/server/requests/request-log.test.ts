import { describe, expect, it } from 'vitest';
import {
  createLineWriter,
  describeRequest,
  truncateAddress,
} from '#app/server/requests/request-log';

const facts = {
  method: 'GET',
  target: '/preiskalkulator/core?users=4&email=ada@example.org',
  status: 200,
  milliseconds: 1.2345,
  address: '203.0.113.77',
  isAborted: false,
};

describe('the line about a request', () => {
  it('tells neither query nor visitor', () => {
    expect(describeRequest(facts, new Date(0))).toBe(
      '{"time":"1970-01-01T00:00:00.000Z","method":"GET","path":"/preiskalkulator/core",' +
        '"status":200,"ms":1.2,"address":"203.0.113.0"}\n',
    );
  });

  it('is one line, whatever was asked for, and tells who went away', () => {
    const line = describeRequest({
      ...facts,
      target: `/a\n"b"${'x'.repeat(500)}`,
      isAborted: true,
    });
    expect(line.trimEnd()).not.toContain('\n');
    const read = JSON.parse(line);
    expect(read.path).toHaveLength(200);
    expect(read.aborted).toBe(true);
  });
});

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1234:5678:9abc::1', '2001:db8:1234::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['203.0.113.77:40000', '203.0.113.0'],
  ['2001:DB8:0:1::1', '2001:db8::'],
  ['nonsense', ''],
  ['a:b:c:d', ''],
  [undefined, ''],
])('of %s remains %s', (address, truncated) => {
  expect(truncateAddress(address)).toBe(truncated);
});

it('writes lines together, in their order', async () => {
  const written: string[] = [];
  const lines = createLineWriter((text) => written.push(text));
  lines.add('a\n');
  lines.add('b\n');
  expect(written).toStrictEqual([]);
  await expect.poll(() => written, { timeout: 2000 }).toStrictEqual(['a\nb\n']);
  lines.add('c\n');
  lines.flush();
  expect(written).toStrictEqual(['a\nb\n', 'c\n']);
});
