import { test as base, expect } from '@playwright/test';
import type { CaptchaSite } from './captcha-site.ts';
import type { ContactSite } from './contact-site.ts';
import { watchForFaults } from './faults.ts';
import type { InquirySite } from './inquiry-site.ts';
import { oncePerWorker } from './once-per-worker.ts';
import type { StaffSite } from './staff-site.ts';

export { expect };

interface Fixtures {
  /**
   * Names a fault that this test causes on purpose; the test fails if it does not happen, as it
   * does for any fault that was not named.
   */
  expectFault: (pattern: RegExp) => void;
}

interface Sites {
  captchaSite: CaptchaSite;
  contactSite: ContactSite;
  inquirySite: InquirySite;
  staffSite: StaffSite;
}

/**
 * A site starts with the first test of a worker that needs it. All of them stand here, because tests
 * with different worker fixtures never share a worker, and each worker launches a browser.
 */
export const test = base.extend<Fixtures, Sites>({
  captchaSite: [
    oncePerWorker(async () => (await import('./captcha-site.ts')).startCaptchaSite()),
    { scope: 'worker' },
  ],
  contactSite: [
    oncePerWorker(async () => (await import('./contact-site.ts')).startContactSite()),
    { scope: 'worker' },
  ],
  inquirySite: [
    oncePerWorker(async () => (await import('./inquiry-site.ts')).startInquirySite()),
    { scope: 'worker' },
  ],
  staffSite: [
    oncePerWorker(async () => (await import('./staff-site.ts')).startStaffSite()),
    { scope: 'worker' },
  ],
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
