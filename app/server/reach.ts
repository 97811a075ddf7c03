/** Asks a store; undefined when it does not answer. */
export type Reach = <T>(ask: () => Promise<T>) => Promise<T | undefined>;

const PATIENCE_MS = 1500;

/** Says once when the store goes and once when it is back, however many ask it in between. */
export function createReach(log: (line: string) => void = console.error): Reach {
  let isGone = false;

  return async (ask) => {
    try {
      const answer = await withinTime(ask());
      if (isGone) log('state: the store is back');
      isGone = false;
      return answer;
    } catch (error) {
      if (!isGone) log(`state: the store does not answer (${nameOf(error)}); going on without it`);
      isGone = true;
      return undefined;
    }
  };
}

function withinTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), PATIENCE_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Not its message, which may hold the store's address and password. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error ? String(error.code) : error.name;
}
