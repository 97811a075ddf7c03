// Loaded into a server under test with --import: asked by its parent, it tells what it has in use.

process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
