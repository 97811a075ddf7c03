import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

// Loaded before the development server: whatever it has started (the type checker's watcher, which
// its plugin forgets) ends with it, however it is told to end.

for (const [signal, status] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGHUP', 129],
])) {
  process.on(signal, () => process.exit(status));
}
process.on('exit', () => {
  for (const pid of listDescendants(process.pid)) kill(pid);
});
// Its parent vanished without a word.
process.on('disconnect', () => process.exit(130));
process.channel?.unref();

/**
 * Not kindly: TypeScript's watcher takes no notice of less.
 * @param {number} pid
 */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
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
