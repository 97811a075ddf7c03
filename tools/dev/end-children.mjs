import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

// Loaded before the development server. Ends all child processes with it, since the type checker's
// plugin leaves its watcher running.

for (const [signal, status] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGHUP', 129],
])) {
  process.on(signal, () => process.exit(status));
}
process.on('exit', () => {
  for (const pid of listDescendants(process.pid)) kill(pid);
});
// The parent process has died.
process.on('disconnect', () => process.exit(130));
process.channel?.unref();

/**
 * SIGKILL, since TypeScript's watcher ignores other signals.
 * @param {number} pid
 */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

/**
 * Children first, then theirs.
 * @param {number} pid
 * @returns {number[]}
 */
function listDescendants(pid) {
  const parents = listParents();
  const found = [pid];
  for (const known of found) {
    found.push(...parents.filter(([, parent]) => parent === known).map(([child]) => child));
  }
  return found.slice(1);
}

/** @returns {(readonly [pid: number, parent: number])[]} */
function listParents() {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return `${stdout ?? ''}`
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([pid = 0, parent = 0]) => [pid, parent]);
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), readParent(name)]);
}

/** @param {string} pid */
function readParent(pid) {
  try {
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(parent);
  } catch {
    return 0;
  }
}
