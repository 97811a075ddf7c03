import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RunningServer {
  /** Where it answers, without trailing slash. */
  origin: string;
  /** Its working folder, removed when it stops. */
  folder: string;
  /** All it printed so far. */
  readOutput: () => string;
  /** Ends it as a power cut would. */
  kill: () => void;
  /** Asks it to end and tells its exit code. */
  stop: () => Promise<number | null>;
}

const host = fileURLToPath(new URL('../../../app/server/hosts/node.ts', import.meta.url));

/**
 * Starts the built site in a folder of its own, on a port of the system's choice.
 * @throws Error with the server's output when it ends instead of answering
 */
export async function startServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'stagemap-'));
  const server = spawn(process.execPath, [host], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...variables },
  });
  let output = '';
  const ended = once(server, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
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
    kill: () => server.kill('SIGKILL'),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
      return server.exitCode;
    },
  };
}
