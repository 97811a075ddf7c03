import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackages } from '#tools/checks/install-programs.ts';

export interface Load {
  perSecond: number;
  /** In the middle of all answers, in milliseconds. */
  p50: number;
  /** 99th percentile of response times, in milliseconds. */
  p99: number;
}

interface LoadRequest {
  origin: string;
  path: string;
}

const HEADERS = ['accept: text/html', 'accept-encoding: gzip, deflate, br', 'user-agent: bench'];
const MILLISECONDS = new Map([
  ['us', 0.001],
  ['ms', 1],
  ['s', 1000],
]);

const runFile = promisify(execFile);

/**
 * Sends the same request over several connections, each again as soon as it is answered. wrk creates
 * the load, because a generator in Node needed as much time as the server.
 */
export async function putLoad(
  { origin, path }: LoadRequest,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  // Debian has it; asked for nothing, it ends with its usage.
  if (spawnSync('wrk').error) await installPackages(['wrk']);
  const { stdout } = await runFile('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--latency',
    ...HEADERS.flatMap((header) => ['--header', header]),
    origin + path,
  ]);
  const failed = /^\s*(?:Socket errors|Non-2xx).*$/m.exec(stdout);
  if (failed) throw new Error(`Some requests were not answered: ${failed[0].trim()}`);
  return {
    perSecond: Number(find(stdout, /^Requests\/sec:\s+([\d.]+)$/m)[1]),
    p50: readTime(stdout, '50%'),
    p99: readTime(stdout, '99%'),
  };
}

function readTime(output: string, percentile: '50%' | '99%'): number {
  const pattern = new RegExp(`^\\s+${percentile}\\s+([\\d.]+)([a-z]+)$`, 'm');
  const [, figure, unit = ''] = find(output, pattern);
  return Number(figure) * (MILLISECONDS.get(unit) ?? Number.NaN);
}

function find(output: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(output);
  if (!found) throw new Error(`wrk has written something else: ${output}`);
  return found;
}
