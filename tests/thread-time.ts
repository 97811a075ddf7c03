/** Processor time of this thread in milliseconds, which other programs of a busy machine do not lengthen. */
export function readThreadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The least processor time of several runs in milliseconds, without compilation and collected garbage. */
export function measureThreadTime(run: () => unknown, limit: number, attempts = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least > limit; attempt++) {
    const start = readThreadTime();
    run();
    least = Math.min(least, readThreadTime() - start);
  }
  return least;
}
