import type { Row, Statement } from '#app/server/store/store.ts';

interface Waiting {
  statements: readonly Statement[];
  resolve: (results: Row[][]) => void;
  reject: (error: unknown) => void;
}

interface Options {
  mostWriters: number;
  mostTogether: number;
  /** All or nothing; one result a statement. */
  run: (statements: readonly Statement[]) => Promise<Row[][]>;
  /** Whether nothing of what failed with this error was done, so that it may run again. */
  isUndone: (error: unknown) => boolean;
}

/**
 * A few writers; what arrives while all of them are busy shares the next transaction, as commits
 * are most of its cost. Where a transaction is refused, each of those in it runs alone.
 */
export function groupWrites({ mostWriters, mostTogether, run, isUndone }: Options) {
  const waiting: Waiting[] = [];
  let writers = 0;

  async function runTogether(group: readonly Waiting[]): Promise<void> {
    try {
      const results = await run(group.flatMap(({ statements }) => statements));
      for (const { statements, resolve } of group) resolve(results.splice(0, statements.length));
    } catch (error) {
      if (group.length > 1 && isUndone(error)) for (const one of group) await runTogether([one]);
      else for (const { reject } of group) reject(error);
    }
  }

  async function flush(): Promise<void> {
    if (writers === mostWriters) return;
    writers++;
    while (waiting.length > 0) await runTogether(waiting.splice(0, mostTogether));
    writers--;
  }

  return (statements: readonly Statement[]): Promise<Row[][]> =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      void flush();
    });
}
