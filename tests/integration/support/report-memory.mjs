// Loaded into a server under test with --import: asked by its parent, it tells what it has in use.

process.on('message', (question) => {
  if (question !== 'measure') return;
  globalThis.gc?.();
  globalThis.gc?.();
  const { maxRSS } = process.resourceUsage();
  process.send?.({ ...process.memoryUsage(), maxResident: maxRSS * 1024 });
});
