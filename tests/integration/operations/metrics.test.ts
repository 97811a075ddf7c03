import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readManual } from '../support/documented';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { parseMetrics } from '../support/metrics';
import { answerWith, type Provider, startProvider } from '../support/provider';
import { type RunningServer, startServer } from '../support/server';

const statuses = [200, 400, 500];

let provider: Provider;
let server: RunningServer;
let address: URL;
beforeAll(async () => {
  provider = await startProvider((response, request, index) =>
    answerWith(statuses[index] ?? 500)(response, request, index),
  );
  server = await startServer({
    METRICS_PORT: '0',
    PAGE_QUEUE: '2',
    CONTACT_API_URL: provider.origin,
    CONTACT_LIMIT_PER_MINUTE: '3',
    DRAIN_NOTICE_MS: '1000',
  });
  address = await findMetrics(server);
});
afterAll(() => provider.stop());

async function findMetrics({ readOutput }: RunningServer): Promise<URL> {
  return vi.waitFor(() => new URL(/^Metrics at (\S+)$/m.exec(readOutput())?.[1] ?? ''), 15_000);
}

async function collect() {
  const response = await fetch(address);
  return parseMetrics(await response.text());
}

const countOf = (kind: string, status = '2xx') =>
  ['stagemap_http_requests_total', { kind, status }] as const;

describe('metrics', () => {
  it('and the provider are named at the start', () => {
    expect(server.readOutput()).toContain(`Inquiries go to ${provider.origin}\n`);
  });

  it("are not served on the visitors' port", async () => {
    const answer = await fetch(`${server.origin}/metrics`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).not.toContain('stagemap_http');
  });

  it('listen on the loopback address only, and serve nothing else', async () => {
    expect(address.hostname).toBe('127.0.0.1');
    const others = Object.values(networkInterfaces())
      .flatMap((known = []) => known)
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    for (const { address: host } of others) {
      expect(await canConnect(host, Number(address.port))).toBe(false);
    }
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    expect((await fetch(new URL('/', address))).status).toBe(404);
  });

  it('count requests by kind, without addresses of pages or visitors', async () => {
    const ask = (path: string, method = 'GET') =>
      fetch(server.origin + path, { method, redirect: 'manual' }).then((answer) => answer.text());
    const before = await collect();
    await ask('/agb');
    await ask('/agb');
    await ask('/agb?utm_source=zebra');
    for (const path of ['/zebra', '/favicon.svg', '/healthz', '/preise.json', '/agb/']) {
      await ask(path);
    }
    await ask('/pictures/zebra.png');
    await ask('/agb', 'PUT');
    await sendMalformed(server.origin);
    const { read, samples, types } = await collect();
    const added = (...sample: ReturnType<typeof countOf>) =>
      (read(...sample) ?? 0) - (before.read(...sample) ?? 0);
    expect(added(...countOf('page_cached'))).toBe(2);
    expect(added(...countOf('page_uncached'))).toBe(1);
    expect(added(...countOf('page_uncached', '4xx'))).toBe(1);
    expect(added(...countOf('file'))).toBe(1);
    expect(added(...countOf('file', '4xx'))).toBe(1);
    expect(added(...countOf('probe'))).toBe(1);
    expect(added(...countOf('api'))).toBe(1);
    expect(added(...countOf('other', '3xx'))).toBe(1);
    expect(added(...countOf('other', '4xx'))).toBe(1);
    expect(added(...countOf('malformed', '4xx'))).toBe(1);
    const latency = 'stagemap_http_request_duration_seconds';
    expect(types.get(latency)).toBe('histogram');
    expect(read(`${latency}_count`, { kind: 'page_cached' })).toBe(2);
    const buckets = samples.filter(
      ({ name, labels }) => name === `${latency}_bucket` && labels.kind === 'page_cached',
    );
    const values = buckets.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(buckets.at(-1)).toMatchObject({ labels: { le: '+Inf' }, value: 2 });
    expect(JSON.stringify(samples)).not.toMatch(/zebra|agb|127\.0\.0\.1/);
  });

  it('report queue, refusals, memory, event loop and price list', async () => {
    const before = (await collect()).read(...countOf('page_uncached')) ?? 0;
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        fetch(`${server.origin}/preiskalkulator/core?users=${20 + at}`),
      ),
    );
    const { read } = await collect();
    const refused = read('stagemap_render_refused_total') ?? 0;
    expect(refused).toBeGreaterThan(0);
    expect(read(...countOf('page_refused', '5xx'))).toBe(refused);
    expect(read(...countOf('page_uncached'))).toBe(before + 30 - refused);
    expect(read('stagemap_price_list_version')).toBe(0);
    expect(read('stagemap_store_up')).toBe(1);
    expect(read('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
    expect(read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('count inquiries by outcome, and report dead deliveries and the oldest undelivered one', async () => {
    for (const name of ['one', 'two', 'three', 'four']) {
      await sendSubmission(server.origin, submissionOf(name));
    }
    await sendSubmission(server.origin, { requestId: 'nothing' });
    const { read, samples } = await collect();
    const outcomes = samples
      .filter(({ name }) => name === 'stagemap_inquiries_total')
      .map(({ labels, value }) => [labels.outcome, value]);
    expect(Object.fromEntries(outcomes)).toEqual({
      accepted: 1,
      dead: 1,
      pending: 1,
      limited: 1,
      invalid: 1,
      lost: 0,
    });
    const attempts = 'stagemap_delivery_attempts_total';
    expect(read(attempts, { target: 'provider', result: 'delivered' })).toBe(1);
    expect(read(attempts, { target: 'provider', result: 'failed' })).toBe(2);
    expect(read(attempts, { target: 'mail', result: 'failed' })).toBe(0);
    expect(read('stagemap_deliveries_waiting')).toBe(1);
    expect(read('stagemap_deliveries_dead')).toBe(1);
    const age = read('stagemap_inquiry_oldest_undelivered_seconds');
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(60);
    expect(JSON.stringify(samples)).not.toMatch(/SM-[2-9A-Z]{4}|Lovelace|example\.org/);
  });

  it('fail the start when their port is in use', async () => {
    await expect(startServer({ METRICS_PORT: address.port })).rejects.toThrow(
      `the server ended with 1:\nMetrics: Port ${address.port} is in use. Choose another: METRICS_PORT=…\n`,
    );
  });

  it('are those that the manual lists', async () => {
    const { types } = await collect();
    const own = [...types.keys()].filter((name) => name.startsWith('stagemap_'));
    const text = readManual();
    const listed = Array.from(text.matchAll(/^\| `(stagemap_\w+)` \|/gm), ([, name]) => name);
    expect(listed.toSorted()).toStrictEqual(own.toSorted());
    // Metrics named in alarms and explanations exist.
    const named = text.matchAll(/\b(?:stagemap|nodejs|process)_[a-z0-9_]+/g);
    for (const [name] of named) {
      expect([...types.keys()]).toContain(name.replace(/_bucket$/, ''));
    }
  });

  it('are served until the end, and report draining', async () => {
    const stopping = server.stop();
    const isDraining = async () => (await collect()).read('stagemap_draining');
    await expect.poll(isDraining, { timeout: 900, interval: 20 }).toBe(1);
    expect(await stopping).toBe(0);
  });
});

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const tell = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => tell(true));
    socket.once('error', () => tell(false)).once('timeout', () => tell(false));
  });
}

function sendMalformed(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      socket.write('zebra\r\n\r\n'),
    );
    socket.resume().once('close', () => resolve());
  });
}
