import { useEffect, useState } from 'react';

/** Between two slices the browser answers and paints. */
const SLICE_MS = 30;

/** Runs a long computation with pauses for input and painting; nothing if it is stopped. */
export async function runInSlices<Result>(
  work: Generator<undefined, Result>,
  isStopped: () => boolean = () => false,
): Promise<Result | undefined> {
  while (!isStopped()) {
    await new Promise((resolve) => setTimeout(resolve));
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done) return step.value;
    }
  }
  return undefined;
}

/**
 * The last result of a long computation, absent until the first is ready.
 * @param start begins anew whenever it is another function
 */
export function useSlices<Result>(start: () => Generator<undefined, Result>) {
  const [last, setLast] = useState<{ result: Result | undefined }>();
  useEffect(() => {
    let isStopped = false;
    void runInSlices(start(), () => isStopped).then((result) => {
      if (!isStopped) setLast({ result });
    });
    return () => {
      isStopped = true;
    };
  }, [start]);
  return last;
}
