interface Service {
  stop: () => Promise<unknown>;
}

/** A fixture that starts a service once for all tests of a worker, and stops it after the last. */
export function oncePerWorker<S extends Service>(start: () => Promise<S>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  return async ({}, use: (service: S) => Promise<void>) => {
    const service = await start();
    await use(service);
    await service.stop();
  };
}
