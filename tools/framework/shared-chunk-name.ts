/*
 * Seam: Rolldown 1.2 names a chunk that several parts share by all of them, joined by `~`. No option
 * names only one. Canary: tests/integration/framework.test.ts.
 */
const JOINT = '~';

/** The first part of a chunk's name. */
export function getFirstPart(name: string): string {
  const [first = name] = name.split(JOINT);
  return first;
}
