import { readFileSync } from 'node:fs';

/**
 * Ends this process when npm, which started it, is gone. The shell between the two dies of a signal
 * without passing it on, and `kill -9` cannot be passed on at all; either way another process becomes
 * our parent, or that shell's. With SIGINT, after which a server gives no notice.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const lineage = readLineage();
  const watch = () => {
    if (readLineage() !== lineage) process.kill(process.pid, 'SIGINT');
  };
  setInterval(watch, 500).unref();
}

/** Our parent and, where the system shows it, our parent's parent. */
function readLineage() {
  const parent = process.ppid;
  try {
    const [, grandparent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return `${parent} ${grandparent}`;
  } catch {
    return `${parent}`;
  }
}
