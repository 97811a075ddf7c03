/** Processor time of this thread in milliseconds, which other programs of a busy machine do not lengthen. */
export function readThreadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The least processor time of several runs in milliseconds, without compilation and collected garbage. */
export function measureThreadTime(run: () => unknown, limit: number, attempts = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least > limit; attempt++) {
    least = Math.min(least, measure(run));
  }
  return least;
}

/**
 * Measures the longest of several tasks in milliseconds of a quiet processor. Other programs take
 * caches and memory too, so each long task is compared with counting names, right after it.
 */
export function measureTasks() {
  // The first call also compiles.
  measure(countNames);
  let longestTime = 0;
  let longest = 0;
  return {
    run: <Result>(task: () => Result): Result => {
      const start = readThreadTime();
      const result = task();
      const time = readThreadTime() - start;
      if (time > longestTime) {
        longestTime = time;
        longest = Math.max(longest, (time * COUNTED_IN_MS) / measure(countNames));
      }
      return result;
    },
    getLongest: () => longest,
  };
}

/** Duration of `countNames` on two quiet cores, for which D52 and D58 set their limits. */
const COUNTED_IN_MS = 33;

const NAMES = Array.from({ length: 30_000 }, (_, at) => `Verb${at % 100}_Noun${at}_x`);

/** Long enough for a clock that moves in steps of four milliseconds. */
function countNames(): number {
  const counts = new Map<string, number>();
  for (let round = 0; round < 10; round += 1) {
    for (const name of NAMES) {
      const key = name.toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts.size;
}

function measure(run: () => unknown): number {
  const start = readThreadTime();
  run();
  return readThreadTime() - start;
}
