import { connect } from 'node:net';

export interface Load {
  perSecond: number;
  /** In the middle of all answers, in milliseconds. */
  p50: number;
  /** Of the slowest hundredth of the answers the fastest, in milliseconds. */
  p99: number;
}

/** Sends the same request over so many connections, each again as soon as it is answered. */
export async function putLoad(
  { origin, request }: { origin: string; request: string },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () => askUntil({ origin, request, end, times })),
  );
  const elapsed = performance.now() - start;
  const sorted = Float64Array.from(times).toSorted();
  return {
    perSecond: (times.length * 1000) / elapsed,
    p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

interface Asking {
  origin: string;
  request: string;
  end: number;
  times: number[];
}

/** Reads no more of an answer than how long it is, since all of them are the same. */
function askUntil({ origin, request, end, times }: Asking): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let length = 0;
    let received = 0;
    let head = Buffer.alloc(0);
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      received = 0;
      socket.write(request);
    };
    const socket = connect(Number(port), hostname, send).setNoDelay();
    socket.on('data', (part) => {
      received += part.length;
      if (length === 0) {
        head = Buffer.concat([head, part]);
        length = findLength(head);
      }
      if (length === 0 || received < length) return;
      const now = performance.now();
      times.push(now - sentAt);
      if (received > length) reject(new Error('An answer is longer than the first one'));
      if (now < end) return send();
      socket.end();
      resolve();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The connection was closed')));
  });
}

/** Head and body together, or 0 while the head is not complete. */
function findLength(bytes: Buffer): number {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  const [, length] = /^content-length: (\d+)\r?$/im.exec(bytes.toString('latin1', 0, head)) ?? [];
  if (length === undefined) throw new Error('The answer does not say how long it is');
  return head + 4 + Number(length);
}
