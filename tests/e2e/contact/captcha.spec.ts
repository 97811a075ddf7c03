import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { type CaptchaSite, SCRIPT } from '../support/captcha-site.ts';
import { fillIn, onForm, openForm } from '../support/contact.ts';
import { test as base } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

const test = base.extend<{ service: CaptchaSite['service'] }>({
  visitedSite: async ({ captchaSite }, use) => use(captchaSite),
  service: async ({ captchaSite }, use) => use(captchaSite.service),
});

test('the CAPTCHA is loaded with the first touch and gives each attempt a token (D26)', {
  tag: '@long',
}, async ({ page, service, provider, expectFault }) => {
  expectFault(/foreign request .*\/api\.js/);
  expectFault(/ERR_BLOCKED_BY_CLIENT|ERR_FAILED/);
  expectFault(/502/);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(service.address)) foreign.push(request.url());
  });
  const form = onForm(page);
  await openForm(page, '/');
  expect(foreign).toEqual([]);

  await test.step('while it is blocked, the error panel names the e-mail address', async () => {
    await page.route(`${service.address}*`, (route) => route.abort('blockedbyclient'));
    await fillIn(page);
    await form.send.click();
    await expect(form.failed).toContainText('Verbindung fehlgeschlagen.');
    await expect(form.failed).toContainText(DELIVERED_COMPANY.contactEmail);
    expect(provider.requests).toHaveLength(0);
    expect(foreign[0]).toBe(`${service.address}?render=explicit`);
    await page.unroute(`${service.address}*`);
    foreign.length = 0;
  });

  await test.step('the next attempt loads it, and the one after that has its own token', async () => {
    provider.answer((response, _request, index) => {
      response.writeHead(index === 0 ? 500 : 200).end();
    });
    for (const outcome of [form.failed, form.thanks]) {
      await form.retry.click();
      await form.send.click();
      await expect(outcome).toBeVisible();
    }
    expect(foreign).toHaveLength(1);
    expect(provider.requests.map(({ body }) => JSON.parse(body).turnstileToken)).toEqual([
      'token-1',
      'token-2',
    ]);
  });

  // It takes no room (spec §7: "runs invisibly").
  expect(await page.evaluate('window.shown')).toEqual({ sitekey: 'site-key', height: 0 });
});

test('a CAPTCHA that hangs, gives no token or fails leads to the error panel, and can be retried', {
  tag: '@long',
}, async ({ page, service, provider, expectFault }) => {
  expectFault(/foreign request .*\/api\.js/);
  service.asked.length = 0;
  service.hang(true);
  await page.clock.install();
  const form = onForm(page);
  const sending = page.getByRole('button', { name: 'Wird gesendet...' });
  await openForm(page, '/');
  await fillIn(page);

  await test.step('its script never comes', async () => {
    await form.send.click();
    await expect(sending).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(form.failed).toContainText('Verbindung fehlgeschlagen.');
    expect(service.asked).toEqual(['/api.js?render=explicit']);
    service.hang(false);
  });

  await test.step('loaded anew, it gives no token within its time limit', async () => {
    await page.route(`${service.address}?render=explicit&attempt=2`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: UNRELIABLE_SCRIPT }),
    );
    await form.retry.click();
    await form.send.click();
    await expect(sending).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(form.failed).toBeVisible();
  });

  await test.step('it reports an error', async () => {
    await form.retry.click();
    await form.send.click();
    await expect(form.failed).toBeVisible();
    expect(provider.requests).toHaveLength(0);
  });

  await form.retry.click();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests.map(({ body }) => JSON.parse(body).turnstileToken)).toEqual(['token-3']);
});

test('a token that has expired is replaced once by itself (D26)', {
  tag: '@long',
}, async ({ page, service, provider, expectFault }) => {
  expectFault(/foreign request .*\/api\.js/);
  expectFault(/422/);
  service.verified.length = 0;
  await page.clock.install();
  const form = onForm(page);
  const awaitToken = (token: string) =>
    expect.poll(() => page.evaluate('window.given')).toBe(token);
  const sentTokens = () => provider.requests.map(({ body }) => JSON.parse(body).turnstileToken);
  await openForm(page, '/');

  await test.step('before it is sent, when the tab was asleep', async () => {
    await fillIn(page);
    await awaitToken('token-1');
    await page.clock.fastForward('06:00');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(sentTokens()).toEqual(['token-2']);
  });

  await test.step('when the server refuses it', async () => {
    service.refuse(['token-3']);
    await form.again.click();
    await fillIn(page);
    await awaitToken('token-3');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(sentTokens()).toEqual(['token-2', 'token-4']);
  });

  await test.step('a second refusal is an error', async () => {
    service.refuse(['token-5', 'token-6']);
    await form.again.click();
    await fillIn(page);
    await form.send.click();
    await expect(form.failed).toContainText('Verbindung fehlgeschlagen.');
    expect(service.verified).toEqual(['token-2', 'token-3', 'token-4', 'token-5', 'token-6']);
  });
});

/** The first run never ends, the second one fails. */
const UNRELIABLE_SCRIPT = SCRIPT.replace(
  /const run = .*/,
  `const run = (id) => {
    runs += 1;
    if (runs === 2) widgets[id]['error-callback']('300030');
    if (runs > 2) setTimeout(() => widgets[id].callback('token-' + runs), 20);
  };`,
);
