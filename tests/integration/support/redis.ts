import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findFreePort } from './provider';

export interface RunningRedis {
  /** For `STATE_URL`. */
  url: string;
  client: Redis;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

const PASSWORD = 'only-for-this-test';

/** A Redis of the test's own, which keeps nothing. */
export async function startRedis(port?: number): Promise<RunningRedis> {
  const chosen = port ?? (await findFreePort());
  const folder = await mkdtemp(join(tmpdir(), 'stagemap-redis-'));
  const flags = ['--port', `${chosen}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = spawn('redis-server', [...flags, '--requirepass', PASSWORD], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const url = `redis://:${PASSWORD}@127.0.0.1:${chosen}`;
  const client = new Redis(url, { maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  await client.ping();
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    client,
    kill,
    stop: async () => {
      client.disconnect();
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
