import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** Requests that a navigation cut short say nothing about the site. */
const CUT_SHORT = 'net::ERR_ABORTED';

/**
 * Collects from now on what must not happen in any page of a context: console errors and warnings,
 * uncaught errors, failed requests, and requests to any other site (D26).
 */
export function watchForFaults(context: BrowserContext, siteAddress: string): string[] {
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
