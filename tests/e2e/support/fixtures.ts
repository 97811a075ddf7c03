import { test as base, expect } from '@playwright/test';
import { watchForFaults } from './faults.ts';

export { expect };

interface Fixtures {
  /**
   * Names a fault that this test causes on purpose; the test fails if it does not happen, as it
   * does for any fault that was not named.
   */
  expectFault: (pattern: RegExp) => void;
}

export const test = base.extend<Fixtures>({
  expectFault: [
    async ({ context, baseURL }, use) => {
      const expected: RegExp[] = [];
      const faults = watchForFaults(context, new URL(baseURL ?? '').origin);
      await use((pattern) => expected.push(pattern));
      const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'faults in the browser').toEqual([]);
      const missing = expected.filter((pattern) => !faults.some((fault) => pattern.test(fault)));
      expect(missing, 'expected faults that did not happen').toEqual([]);
    },
    { auto: true },
  ],
});
