import { setFlagsFromString } from 'node:v8';

/**
 * Left alone, V8 takes what a large machine has before it collects: 128 MB for new objects, and
 * four times what is in use for the others. A page is made and forgotten, so that both are waste.
 *
 * Not by options of the command, so that it holds however the server is started. V8 reads both again
 * whenever it would grow. Called once the host itself is loaded, the space for new objects is 16 MB
 * by then, and grows no more.
 */
export function boundHeap(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
}
