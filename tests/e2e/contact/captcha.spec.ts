import type { Route } from '@playwright/test';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { startProvider } from '../../integration/support/provider.ts';
import { fillIn, onForm, openForm } from '../support/contact.ts';
import { test as base, startContactSite } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

const SCRIPT_URL = 'https://captcha.example/api.js';

/** A CAPTCHA service of the tests' own: each run gives the next token, `given` being the last one. */
const SCRIPT = `(() => {
  let runs = 0;
  const widgets = {};
  const run = (id) => setTimeout(() => widgets[id].callback((window.given = 'token-' + (runs += 1))), 20);
  window.turnstile = {
    render(element, options) {
      const id = 'widget-' + Object.keys(widgets).length;
      widgets[id] = options;
      window.shown = { sitekey: options.sitekey, height: element.offsetHeight };
      run(id);
      return id;
    },
    reset: run,
    remove() {},
    getResponse() {},
    isExpired: () => false,
    execute() {},
  };
})();`;

/** The first run never ends, the second one fails. */
const UNRELIABLE_SCRIPT = SCRIPT.replace(
  /const run = .*/,
  `const run = (id) => {
    runs += 1;
    if (runs === 2) widgets[id]['error-callback']('300030');
    if (runs > 2) setTimeout(() => widgets[id].callback('token-' + runs), 20);
  };`,
);

const answerScript = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/** Tokens that the service refuses, and those that a server has asked it about. */
const test = base.extend<{ service: { refused: string[]; verified: string[]; address: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  service: async ({}, use) => {
    const refused: string[] = [];
    const verified: string[] = [];
    const service = await startProvider((response, { body }) => {
      const { response: token } = JSON.parse(body);
      verified.push(token);
      response.end(JSON.stringify({ success: !refused.includes(token) }));
    });
    await use({ refused, verified, address: service.origin });
    await service.stop();
  },
  visitedSite: async ({ service }, use) => {
    const site = await startContactSite({
      CHALLENGE_SITE_KEY: 'site-key',
      CHALLENGE_SCRIPT_URL: SCRIPT_URL,
      CHALLENGE_SECRET: 'secret',
      CHALLENGE_VERIFY_URL: service.address,
    });
    await use(site);
    await site.stop();
  },
});

test('the CAPTCHA is loaded with the first touch, what fails leads to the error panel, and each attempt has its token (D26)', {
  tag: '@long',
}, async ({ page, service, provider, expectFault }) => {
  expectFault(/foreign request .*\/api\.js/);
  expectFault(/ERR_BLOCKED_BY_CLIENT|ERR_FAILED/);
  expectFault(/502/);
  let answer: (route: Route) => unknown = (route) => route.abort('blockedbyclient');
  const asked: string[] = [];
  await page.route(`${SCRIPT_URL}*`, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  await page.clock.install();
  const form = onForm(page);
  await openForm(page, '/');
  expect(asked).toEqual([]);
  await fillIn(page);
  /** Trying again is a touch, too, which is answered by `next`. */
  const sendInVain = async (takes: 'a moment' | 'too long', next = answer) => {
    await form.send.click();
    if (takes === 'too long') {
      await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeVisible();
      await page.clock.fastForward(15_000);
    }
    await expect(form.failed).toContainText('Verbindung fehlgeschlagen.');
    await expect(form.failed).toContainText(DELIVERED_COMPANY.contactEmail);
    answer = next;
    await form.retry.click();
  };

  await test.step('its script is blocked, then never comes', async () => {
    await sendInVain('a moment', () => undefined);
    expect(asked[0]).toBe(`${SCRIPT_URL}?render=explicit`);
    await sendInVain('too long', answerScript(UNRELIABLE_SCRIPT));
  });

  await test.step('it gives no token in time, then reports an error', async () => {
    await sendInVain('too long');
    await sendInVain('a moment');
    expect(provider.requests).toHaveLength(0);
  });

  provider.answer((response, _request, index) => {
    response.writeHead(index === 0 ? 500 : 200).end();
  });
  await sendInVain('a moment');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  // A repeated inquiry was verified before.
  expect(service.verified).toEqual(['token-3']);
  // Tokens are single-use: the provider gets none that this server has used.
  const tokens = provider.requests.map(({ body }) => JSON.parse(body).turnstileToken);
  expect([...new Set(tokens)]).toEqual(['']);
  // It takes no room (spec §7: "runs invisibly").
  expect(await page.evaluate('window.shown')).toEqual({ sitekey: 'site-key', height: 0 });
});

test('a token that has expired is replaced once by itself (D26)', {
  tag: '@long',
}, async ({ page, service, provider, expectFault }) => {
  expectFault(/foreign request .*\/api\.js/);
  expectFault(/422/);
  await page.route(`${SCRIPT_URL}*`, answerScript(SCRIPT));
  await page.clock.install();
  const form = onForm(page);
  const awaitToken = (token: string) =>
    expect.poll(() => page.evaluate('window.given')).toBe(token);
  await openForm(page, '/');

  await test.step('before it is sent, when the tab was asleep', async () => {
    await fillIn(page);
    await awaitToken('token-1');
    await page.clock.fastForward('06:00');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
  });

  await test.step('when the server refuses it', async () => {
    service.refused.push('token-3');
    await form.again.click();
    await fillIn(page);
    await awaitToken('token-3');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(service.verified).toEqual(['token-2', 'token-3', 'token-4']);
    const sent = provider.requests.map(({ body }) => JSON.parse(body).turnstileToken);
    expect(sent).toEqual(['', '']);
  });
});
