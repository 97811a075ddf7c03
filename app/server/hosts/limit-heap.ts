import { setFlagsFromString } from 'node:v8';

/**
 * V8 flags that keep the process below 400 MB; by default it takes 550 MB while rendering
 * (docs/decisions.md, S8). Set in the program, so that they apply however it is started.
 */
export function limitHeap(): void {
  // Maglev keeps 80 MB for functions to be compiled; rendering is as fast without it.
  setFlagsFromString('--no-maglev');
  // The young generation does not grow after the site is loaded.
  setFlagsFromString('--semi-space-growth-factor=1');
  // The heap grows by 70 % before a collection; by default fourfold.
  setFlagsFromString('--heap-growing-percent=70');
}
