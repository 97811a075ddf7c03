import { setFlagsFromString } from 'node:v8';

/** Of new objects, in MB: more than one page, so that little of it is taken for lasting. */
export const NEW_OBJECTS_OF_THREADS = 8;
/** How far the space for lasting objects grows before it is looked through, in percent. */
const GROWTH = 70;

/**
 * Left alone, V8 takes what a large machine has before it collects: up to 128 MB for new objects in
 * each thread, and four times what is in use for the others. A page is made and forgotten, so that
 * both are waste. Its compiler in the middle, Maglev, keeps what it works on for hundreds of functions
 * at once, 60 MB that the allocator does not give back; without it pages are made as fast.
 *
 * Not by options of the command, so that it holds however the server is started. V8 reads growth
 * whenever it would grow, and the least size when it makes the heap of a thread: the space for new
 * objects stays as small as it is in this thread, which makes no pages, and has its size at once in
 * the one that does (`page-thread.ts`), where it never grows.
 */
export function boundHeap(): void {
  setFlagsFromString('--no-maglev');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString(`--min-semi-space-size=${NEW_OBJECTS_OF_THREADS}`);
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
