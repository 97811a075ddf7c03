import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the process below 400 MB where V8 alone takes 550 while pages are rendered
 * (docs/decisions/bounded-renders.md). Called in the program, so that it holds however it is started.
 */
export function boundHeap(): void {
  // The middle compiler keeps 80 MB for functions that wait to be compiled; pages take as long without.
  setFlagsFromString('--no-maglev');
  // The space for new objects stays as large as it is once the site is loaded.
  setFlagsFromString('--semi-space-growth-factor=1');
  // The heap grows by 70 % before it is collected; by itself V8 lets it grow fourfold.
  setFlagsFromString('--heap-growing-percent=70');
}
