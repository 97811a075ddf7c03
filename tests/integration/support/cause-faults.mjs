import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

// Loaded into a server under test with --import: its parent asks for something to go wrong.

const { gzip } = zlib;

process.on('message', (fault) => {
  if (fault !== 'measure') process.send?.('caused');
  if (fault === 'raw stack') console.error('Render to string error:', new Error('raw stack'));
  if (fault === 'warning') process.emitWarning('a warning');
  if (fault === 'uncaught exception') throw new Error('a test threw this');
  if (fault === 'gzip fails once') replaceGzip(failOnce);
});

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
