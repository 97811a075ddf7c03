import { readFileSync } from 'node:fs';

/**
 * Ends this process when npm is gone. npm's shell does not forward signals, and nothing can forward
 * `kill -9`; in both cases the parent or grandparent process changes. Sends SIGINT, which makes a
 * server close without a grace period.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const lineage = readLineage();
  const watch = () => {
    if (readLineage() !== lineage) process.kill(process.pid, 'SIGINT');
  };
  setInterval(watch, 500).unref();
}

/** Ids of the parent process and, on Linux, of its parent. */
function readLineage() {
  const parent = process.ppid;
  try {
    const [, grandparent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return `${parent} ${grandparent}`;
  } catch {
    return `${parent}`;
  }
}
