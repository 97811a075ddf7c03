import { expect, it } from 'vitest';
import { findNetworkError, isComplete, refuseFolder } from '#tools/setup.mjs';

it.each(['#', '?', "'", ':', '*'])(
  'a folder named with %s is refused in a sentence, with other signs not',
  (sign) => {
    const folder = `/projects/a${sign}b/stagemap`;
    expect(() => refuseFolder(folder)).toThrow(
      `The site cannot be built in ${folder}: a folder on the way is named with "${sign}". Rename it, or move the project.`,
    );
    expect(() => refuseFolder('/projects/zoë & [x]/my site-1.0_(2) 100%')).not.toThrow();
  },
);

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
