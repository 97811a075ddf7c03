import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

export interface Program {
  origin: string;
  /** From its start until it answered `/readyz`. */
  readyMs: number;
  /** Heap after a garbage collection, in bytes, of a program started with `isWatched`. */
  measureHeap: () => Promise<number>;
  stop: () => Promise<void>;
}

interface Start {
  args?: readonly string[];
  /** Lets its heap be measured. */
  isWatched?: boolean;
}

const SITE = '../../dist/node/server.js';
const REPORTER = new URL('../integration/support/report-memory.mjs', import.meta.url).href;
const memorySchema = z.object({ heapUsed: z.number() });

export function startSite(start: Start = {}): Promise<Program> {
  return startProgram(SITE, start);
}

/** Starts a program that prints its address. */
export async function startProgram(path: string, start: Start = {}): Promise<Program> {
  const startedAt = performance.now();
  const child = spawnNode(path, start);
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(0, 2000);
      const [address] = /http:\/\/\S+:\d+/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`${path} ended with ${code}`)));
  });
  const { status } = await fetch(`${origin}/readyz`);
  if (path === SITE && status !== 200) throw new Error(`${path} is not ready: ${status}`);
  return {
    origin,
    readyMs: performance.now() - startedAt,
    measureHeap: async () => memorySchema.parse(await ask(child, 'measure')).heapUsed,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** A program of ours that is asked by messages. */
export function startHelper(path: string) {
  const child = spawnNode(path, { isWatched: true });
  child.stdout?.pipe(process.stdout);
  return {
    ask: (question: object): Promise<unknown> => ask(child, question),
    stop: () => child.kill('SIGKILL'),
  };
}

function spawnNode(path: string, { args = [], isWatched = false }: Start): ChildProcess {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const watching = isWatched ? ['--expose-gc', '--import', REPORTER] : [];
  return spawn(process.execPath, [...watching, file, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      REQUEST_LOG: 'true',
      DRAIN_NOTICE_MS: '0',
      // Nothing is left behind.
      DATABASE_URL: 'file::memory:',
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(isWatched ? (['ipc'] as const) : [])],
  });
}

function ask(child: ChildProcess, question: object | string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('The program has ended'));
    child.once('exit', end);
    child.once('message', (answer) => {
      child.off('exit', end);
      resolve(answer);
    });
    child.send(question);
  });
}
