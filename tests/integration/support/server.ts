import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

interface Memory {
  heapUsed: number;
  /** Memory of cached pages. */
  arrayBuffers: number;
  /** The most that the process had in memory at any time. */
  maxResident: number;
}

export interface RunningServer {
  /** Origin, without trailing slash. */
  origin: string;
  /** Its working folder, removed when it stops. */
  folder: string;
  /** All it printed so far. */
  readOutput: () => string;
  /** Goes away as a reader of its log may. */
  closeOutput: () => void;
  /** Ends it as a power cut would. */
  kill: () => void;
  /** Memory after a garbage collection, in bytes. */
  measureMemory: () => Promise<Memory>;
  /** For how many milliseconds the event loop was blocked at most since the last measurement. */
  measureDelay: () => Promise<number>;
  /** Has something go wrong in it (`in-server.mjs`). */
  cause: (
    fault: 'raw stack' | 'warning' | 'uncaught exception' | 'gzip fails once',
  ) => Promise<void>;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Asks it to end and tells its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

interface Options {
  descriptors?: number;
  host?: string;
}

const memorySchema = z.object({
  heapUsed: z.number(),
  arrayBuffers: z.number(),
  maxResident: z.number(),
});

const imported = new URL('in-server.mjs', import.meta.url).href;
const built = fileURLToPath(new URL('../../../dist/node/server.js', import.meta.url));

/**
 * Starts the built site in a temporary folder, on a port that the system chooses.
 * @param options.descriptors how many files and connections it may have open
 * @param options.host of another build
 * @throws Error with the server's output when it ends instead of answering
 */
export async function startServer(
  variables: Record<string, string> = {},
  { descriptors, host = built }: Options = {},
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'stagemap-'));
  const command = [process.execPath, '--expose-gc', '--import', imported, host];
  const limited = ['-c', `ulimit -n ${descriptors} && exec "$@"`, 'sh', ...command];
  const [program = '', ...args] = descriptors === undefined ? command : ['sh', ...limited];
  const server = spawn(program, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      // No balancer has to hear of its end.
      DRAIN_NOTICE_MS: '0',
      // Some hundred servers of a run compile their code once.
      NODE_COMPILE_CACHE: join(tmpdir(), 'stagemap-compiled'),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ended = once(server, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /http:\/\/\S+:\d+/.exec(output);
        if (address) resolve(address[0]);
      });
    }
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  return {
    origin,
    folder,
    readOutput: () => output,
    closeOutput: () => {
      server.stdout?.destroy();
      server.stderr?.destroy();
    },
    kill: () => server.kill('SIGKILL'),
    measureMemory: async () => {
      server.send('measure memory');
      const [memory] = await once(server, 'message');
      return memorySchema.parse(memory);
    },
    measureDelay: async () => {
      server.send('measure delay');
      const [delay] = await once(server, 'message');
      return z.number().parse(delay);
    },
    cause: async (fault) => {
      server.send(fault);
      await once(server, 'message');
    },
    ended: ended.then(() => server.exitCode),
    stop: async (signal = 'SIGTERM') => {
      server.kill(signal);
      await ended;
      await rm(folder, { recursive: true, force: true });
      return server.exitCode;
    },
  };
}
