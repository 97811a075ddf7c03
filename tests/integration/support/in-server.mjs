import { rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import zlib from 'node:zlib';

// Loaded into a server under test with --import: its parent asks what it has in use, or for something
// to go wrong.

const { gzip } = zlib;
const delay = monitorEventLoopDelay({ resolution: 1 });

process.on('message', (asked) => {
  if (asked === 'measure memory') return measureMemory();
  if (asked === 'measure delay') return measureDelay();
  process.send?.('caused');
  if (asked === 'raw stack') console.error('Render to string error:', new Error('raw stack'));
  if (asked === 'warning') process.emitWarning('a warning');
  if (asked === 'uncaught exception') throw new Error('a test threw this');
  if (asked === 'gzip fails once') replaceGzip(failOnce);
});

// When a failed test did not stop it, it ends with the process of the test and its working folder.
process.on('disconnect', () => {
  rmSync(process.cwd(), { recursive: true, force: true });
  process.exit();
});

/** Tells the memory in use after a garbage collection. */
function measureMemory() {
  globalThis.gc?.();
  globalThis.gc?.();
  const { maxRSS } = process.resourceUsage();
  process.send?.({ ...process.memoryUsage(), maxResident: maxRSS * 1024 });
}

/** Tells for how long nothing else was answered since the last question. */
function measureDelay() {
  const longestMs = delay.max / 1e6;
  delay.enable();
  delay.reset();
  // The histogram records delays only after its first tick.
  setTimeout(() => process.send?.(longestMs), 10);
}

/** @param {(...given: never[]) => void} replacement */
function replaceGzip(replacement) {
  Object.assign(zlib, { gzip: replacement });
  syncBuiltinESMExports();
}

/**
 * @param {unknown} _bytes
 * @param {unknown} _options
 * @param {(error: Error) => void} done
 */
function failOnce(_bytes, _options, done) {
  replaceGzip(gzip);
  // As Node's own, never in the same turn of the event loop.
  setImmediate(done, new Error('gzip failed'));
}
