import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readResult, writeResult } from '#tools/checks/kept-result.ts';
import { chooseSteps, type Step } from '#tools/checks/steps.ts';

const run: Step['run'] = async () => ({ passed: 1, failed: 0, output: '' });
const steps: Step[] = [
  { name: 'lint', run },
  { name: 'build', isSlow: true, run },
  { name: 'soak', isLong: true, run },
];
const namesOf = (chosen: readonly Step[]) => chosen.map(({ name }) => name);

describe('the steps', () => {
  it.each([
    ['npm test', {}, ['lint', 'build']],
    ['npm run check', { isQuick: true }, ['lint']],
    ['npm run test:long', { isLong: true }, ['soak']],
  ])('of %s', (_, choice, names) => {
    expect(namesOf(chooseSteps(steps, choice))).toEqual(names);
  });

  it('may lack any that take long', () => {
    expect(chooseSteps(steps.slice(0, 2), { isLong: true })).toEqual([]);
  });
});

describe('what npm test counted', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'stagemap-result-')), 'result.json');

  it('is unknown before it has run', () => {
    expect(readResult(file)).toBeUndefined();
  });

  it('is read back as it was', () => {
    writeResult({ passed: 12, failed: 3 }, file);
    expect(readResult(file)).toMatchObject({ passed: 12, failed: 3 });
  });

  it('is refused when it cannot be read, instead of counting as none', () => {
    writeFileSync(file, '{}');
    expect(() => readResult(file)).toThrow();
  });
});
