import { expect, it } from 'vitest';
import { findNetworkError, isComplete, refuseFolder } from '#tools/setup.mjs';

it.each([
  '/projects/ada/stage#map',
  '/projects/ada/what?/stagemap',
  "/projects/ada's/stagemap",
  '/projects/12:30',
  '/projects/a*b',
])('a project in %s is told so in a sentence', (folder) => {
  const [sign] = /[#?':*]/.exec(folder) ?? [];
  expect(() => refuseFolder(folder)).toThrow(
    `The site cannot be built in ${folder}: a folder on the way is named with "${sign}". Rename it, or move the project.`,
  );
});

it.each([
  '/projects/ada/my site (2)',
  '/projects/zoë/stage-map_1.0',
  '/projects/ada/a & b',
  '/projects/100%/[x]',
])('a project in %s is built', (folder) => {
  expect(() => refuseFolder(folder)).not.toThrow();
});

it('packages are complete only with the binaries for this platform', () => {
  const glibc = { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] };
  const wanted = {
    '': {},
    'node_modules/vite': { integrity: 'a' },
    'node_modules/@rolldown/binding-linux-x64-gnu': { ...glibc, integrity: 'b' },
    'node_modules/@rolldown/binding-linux-x64-musl': { ...glibc, libc: ['musl'], integrity: 'c' },
    'node_modules/@rolldown/binding-darwin-x64': { ...glibc, os: ['darwin'], integrity: 'd' },
    'node_modules/@rolldown/binding-wasm32-wasi': { optional: true, cpu: ['wasm32'] },
    'node_modules/@emnapi/core': { optional: true },
  };
  const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  const vite = { 'node_modules/vite': { integrity: 'a' } };
  const whole = { ...vite, 'node_modules/@rolldown/binding-linux-x64-gnu': { integrity: 'b' } };
  expect(isComplete(wanted, whole, machine)).toBe(true);
  // The state that npm leaves under a Node that Rolldown does not support.
  expect(isComplete(wanted, vite, machine)).toBe(false);
  expect(isComplete(wanted, { ...whole, 'node_modules/vite': { integrity: 'z' } }, machine)).toBe(
    false,
  );
});

it.each([
  ['npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED', 'ECONNREFUSED'],
  ['npm ERR! code FETCH_ERROR', 'FETCH_ERROR'],
  ['npm error code EUSAGE', undefined],
  ['', undefined],
])('an unreachable registry is told from other failures of npm: %j', (output, code) => {
  expect(findNetworkError(output)).toBe(code);
});
