import { expect, it } from 'vitest';
import { findNetworkError, isComplete, refuseFolder } from '#tools/setup.mjs';

it.each([
  ['/projects/ada/stage#map', '#'],
  ['/projects/ada/what?/stagemap', '?'],
  ["/projects/ada's/stagemap", "'"],
  ['/projects/12:30', ':'],
  ['/projects/a*b', '*'],
])('a project in %s is told so in a sentence', (folder, sign) => {
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

it('packages are complete only with the binaries for this machine', () => {
  const wanted = {
    '': {},
    'node_modules/vite': { integrity: 'a' },
    'node_modules/@rolldown/binding-linux-x64-gnu': { optional: true, integrity: 'b' },
    'node_modules/@rolldown/binding-linux-x64-musl': { optional: true, integrity: 'c' },
  };
  const vite = { 'node_modules/vite': { integrity: 'a' } };
  const whole = { ...vite, 'node_modules/@rolldown/binding-linux-x64-gnu': { integrity: 'b' } };
  expect(isComplete(wanted, whole, 'linux-x64-gnu')).toBe(true);
  expect(isComplete(wanted, whole, 'linux-x64-musl')).toBe(false);
  // The state that npm leaves under a Node that Rolldown does not support.
  expect(isComplete(wanted, vite, 'linux-x64-gnu')).toBe(false);
  for (const other of [
    { 'node_modules/vite': { integrity: 'z' } },
    { 'node_modules/left-over': { integrity: 'd' } },
  ]) {
    expect(isComplete(wanted, { ...whole, ...other }, 'linux-x64-gnu')).toBe(false);
  }
});

it.each([
  ['npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED', 'ECONNREFUSED'],
  ['npm ERR! code FETCH_ERROR', 'FETCH_ERROR'],
  ['npm error code EUSAGE', undefined],
])('an unreachable registry is told from other failures of npm: %j', (output, code) => {
  expect(findNetworkError(output)).toBe(code);
});
