import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into a server under test with --import: asked by its parent, it tells what it has in use, and
// for how long nothing else was answered since the last question.

const delay = monitorEventLoopDelay({ resolution: 1 });

process.on('message', (question) => {
  if (question !== 'measure') return;
  const longestDelayMs = delay.max / 1e6;
  globalThis.gc?.();
  globalThis.gc?.();
  const { maxRSS } = process.resourceUsage();
  const memory = { ...process.memoryUsage(), maxResident: maxRSS * 1024 };
  delay.enable();
  // The collection of garbage is no part of the next measurement.
  setTimeout(() => {
    delay.reset();
    process.send?.({ ...memory, longestDelayMs });
  }, 20);
});
