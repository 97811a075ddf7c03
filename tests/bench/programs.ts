import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Program {
  origin: string;
  /** From its start until it answered. */
  readyMs: number;
  /** What it takes of the machine's memory, in bytes; 0 where the system does not tell. */
  readMemory: () => number;
  stop: () => void;
}

/** Starts a program that prints its address. */
export async function startProgram(
  path: string,
  args: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<Program> {
  const start = performance.now();
  const file = fileURLToPath(new URL(path, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(0, 2000);
      const [address] = /http:\/\/\S+:\d+/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`${path} ended with ${code}`)));
  });
  return {
    origin,
    readyMs: performance.now() - start,
    readMemory: () => readResidentBytes(child.pid),
    stop: () => child.kill('SIGTERM'),
  };
}

function readResidentBytes(pid: number | undefined): number {
  try {
    const [, kibibytes] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
