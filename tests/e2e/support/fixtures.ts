import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Request,
} from '@playwright/test';
import type { ContactSite } from './contact-site.ts';
import type { InquirySite } from './inquiry-site.ts';
import type { StaffSite } from './staff-site.ts';

export { expect };

/** Requests that a navigation cut short say nothing about the site. */
const CUT_SHORT = 'net::ERR_ABORTED';

interface Fixtures {
  /**
   * Names a fault that this test causes on purpose; the test fails if it does not happen, as it
   * does for any fault that was not named.
   */
  expectFault: (pattern: RegExp) => void;
}

interface Sites {
  contactSite: ContactSite;
  inquirySite: InquirySite;
  staffSite: StaffSite;
}

interface Service {
  stop: () => Promise<unknown>;
}

/** A fixture that starts a service once for all tests of a worker, and stops it after the last. */
export function oncePerWorker<S extends Service>(start: () => Promise<S>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  return async ({}, use: (service: S) => Promise<void>) => {
    const service = await start();
    await use(service);
    await service.stop();
  };
}

/**
 * A site starts with the first test of a worker that needs it. All of them stand here, because tests
 * with different worker fixtures never share a worker, and each worker launches a browser.
 */
export const test = base.extend<Fixtures, Sites>({
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

/** For `test.use`: a visitor who wants motion, for what depends on it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For what the site says and weighs as it is delivered: no list is published. */
export const onDeliveredSite = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  baseURL: async ({}, use) => use(process.env.DELIVERED_SITE_ADDRESS),
});

/**
 * Collects from now on what must not happen in any page of a context: console errors and warnings,
 * uncaught errors, failed requests, and requests to any other site (D26).
 */
function watchForFaults(context: BrowserContext, siteAddress: string): string[] {
  const faults: string[] = [];
  const isOwn = (request: Request) => new URL(request.url()).origin === siteAddress;

  context.on('console', (message) => {
    if (isComplaint(message)) faults.push(describeMessage(message));
  });
  context.on('weberror', (error) => faults.push(`uncaught ${error.error().stack}`));
  context.on('request', (request) => {
    if (request.url().startsWith('http') && !isOwn(request)) {
      faults.push(`foreign request ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (isOwn(request) && reason !== CUT_SHORT) faults.push(`failed ${request.url()}: ${reason}`);
  });
  context.on('response', (response) => {
    if (isOwn(response.request()) && response.status() >= 400) {
      faults.push(`status ${response.status()} ${response.url()}`);
    }
  });
  return faults;
}

function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning', 'assert'].includes(message.type());
}

function describeMessage(message: ConsoleMessage): string {
  return `console ${message.type()}: ${message.text()} (${message.location().url})`;
}
