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
