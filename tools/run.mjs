import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Record<'shown' | 'kept', ('inherit' | 'ignore' | 'pipe')[]>} */
const STREAMS = { shown: ['inherit', 'inherit', 'inherit'], kept: ['ignore', 'pipe', 'pipe'] };

/**
 * Runs a program and forwards signals to it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {'shown' | 'kept'} [options.output] kept: returned instead of shown
 * @param {boolean} [options.watched] gives the program a channel that closes when we are gone
 * @param {number} [options.limitSeconds] after which it is told to end
 * @param {boolean} [options.isPatient] others come before it where the processors are busy
 * @returns {Promise<{ status: number, output: string }>} the status as a shell counts it
 */
export function run(program, args, options = {}) {
  const { cwd = projectFolder, env = process.env, output = 'shown', watched = false } = options;
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: watched ? [...STREAMS[output], 'ipc'] : STREAMS[output],
    shell: process.platform === 'win32' && !program.endsWith('.exe'),
    timeout: (options.limitSeconds ?? 0) * 1000,
    killSignal: 'SIGINT',
  });
  if (options.isPatient && child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  let kept = '';
  for (const source of [child.stdout, child.stderr]) {
    source?.setEncoding('utf8').on('data', (text) => {
      kept += text;
    });
  }

  let isTold = false;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    isTold = true;
    // A key pressed at the terminal reaches both; told twice, a server would not wait for anything.
    if (signal === 'SIGINT' && output === 'shown' && process.stdin.isTTY) return;
    // Test runners clean up after themselves only when interrupted; a server wants the real signal.
    child.kill(output === 'kept' ? 'SIGINT' : signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);

  return new Promise((resolve) => {
    /** @param {number} status */
    const end = (status) => {
      for (const signal of FORWARDED) process.off(signal, forward);
      if (isTold) process.exit(status);
      if (child.killed) kept += `\nStopped after ${options.limitSeconds} s.`;
      resolve({ status, output: kept });
    };
    child.on('error', (error) => {
      kept += error.message;
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}
