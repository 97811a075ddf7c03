import { describe, expect, it, vi } from 'vitest';
import { logEvent, runWithRequestId } from '#app/server/log-event';
import { createRequestId, formatRequest, truncateAddress } from '#app/server/requests/request-log';

const request = {
  id: '0b7c1e1e-6f0e-4a53-8a0e-2d3f6a1b9c11',
  time: 0,
  method: 'GET',
  target: '/preiskalkulator/core?users=4&email=ada@example.org',
  status: 200,
  milliseconds: 1.2345,
  address: '203.0.113.77',
  isAborted: false,
};

describe('the log line of a request', () => {
  it('contains neither query nor visitor', () => {
    expect(formatRequest(request)).toBe(
      '{"time":"1970-01-01T00:00:00.000Z","level":"info",' +
        '"request":"0b7c1e1e-6f0e-4a53-8a0e-2d3f6a1b9c11","method":"GET",' +
        '"path":"/preiskalkulator/core","status":200,"ms":1.2,"address":"203.0.113.0"}\n',
    );
  });

  it.each([
    ['/admin/anfragen/SM-7K3F-9QXT', '/admin/anfragen/*'],
    ['/en/admin/anfragen/sm-7k3f-9qxt?from=a', '/en/admin/anfragen/*'],
    ['/admin/anfragen/SM%2D7K3F%2D9QXT', '/admin/anfragen/*'],
    ['/SM-7K3F-9QXT', '/*'],
    ['/admin/anfragen', '/admin/anfragen'],
    ['/admin/anfragen?q=SM-7K3F-9QXT', '/admin/anfragen'],
    ['/en/angebot/7k3f-9qxt-m2wh', '/en/angebot/*'],
    ['/angebot/7K3F9QXTM2WH?x', '/angebot/*'],
    ['/angebot/7k3f%2D9qxt%2Dm2wh', '/angebot/*'],
    ['/7K3F-9QXT-M2WH', '/*'],
    ['/angebot', '/angebot'],
    ['/assets/page-data-1234-ab.js', '/assets/page-data-1234-ab.js'],
  ])('contains no number of an inquiry or offer: %s', (target, path) => {
    expect(JSON.parse(formatRequest({ ...request, target }))).toMatchObject({ path });
  });

  it.each(['\n"b"', '\u0001', '\ud800', '€'])(
    'is one line for any address, and shows closed connections: %j',
    (odd) => {
      const path = odd.repeat(300);
      const line = formatRequest({ ...request, target: path, isAborted: true });
      expect(line.trimEnd()).not.toContain('\n');
      expect(JSON.parse(line)).toMatchObject({ path: path.slice(0, 200), aborted: true });
    },
  );
});

it.each([
  [200, 'info'],
  [404, 'info'],
  [500, 'error'],
  [502, 'error'],
  [503, 'warn'],
])('of status %s has level %s', (status, level) => {
  expect(JSON.parse(formatRequest({ ...request, status }))).toMatchObject({ status, level });
});

describe('the request id', () => {
  it('is the one of traceparent', () => {
    const traceParent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    expect(createRequestId(traceParent)).toBe(traceParent);
  });

  it.each([
    undefined,
    null,
    '',
    'ada@example.org',
    '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-ada@example.org',
  ])('is process and counter with %s', (traceParent) => {
    expect(createRequestId(traceParent)).toMatch(/^[\da-f]{16}-[1-9]\d*$/);
  });

  it('is unique', () => {
    const names = Array.from({ length: 100 }, () => createRequestId(undefined));
    expect(new Set(names).size).toBe(100);
  });

  it('is in the log lines written while the request is answered', async () => {
    const write = vi.spyOn(console, 'error').mockReturnValue();
    const describe = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      logEvent('error', 'no answer', { reason: 'x' });
      const line = String(write.mock.lastCall?.[0]);
      return line.replace(/"time":"[\d-]{10}T[\d:.]{12}Z"/, '"time":""');
    };
    expect(await runWithRequestId('abc', describe)).toBe(
      '{"time":"","level":"error","request":"abc","message":"no answer","reason":"x"}',
    );
    expect(await describe()).toBe('{"time":"","level":"error","message":"no answer","reason":"x"}');
    write.mockRestore();
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
