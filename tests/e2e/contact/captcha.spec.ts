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
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(service.address)) foreign.push(request.url());
  });
  expectFault(/502/);
  provider.answer((response, _request, index) => {
    response.writeHead(index === 0 ? 500 : 200).end();
  });
  await openForm(page, '/');
  expect(foreign).toEqual([]);
  await fillIn(page);
  const form = onForm(page);
  await form.send.click();
  await expect(form.failed).toBeVisible();
  await form.retry.click();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(foreign).toEqual([`${service.address}?render=explicit`]);
  expect(provider.requests.map(({ body }) => JSON.parse(body).turnstileToken)).toEqual([
    'token-1',
    'token-2',
  ]);
  // It takes no room (spec §7: "runs invisibly").
  expect(await page.evaluate('window.shown')).toEqual({ sitekey: 'site-key', height: 0 });
});

test('a blocked CAPTCHA leads to the error panel, and a later try may succeed @long', async ({
  page,
  service,
  provider,
  expectFault,
}) => {
  expectFault(/foreign request .*\/api\.js/);
  expectFault(/ERR_BLOCKED_BY_CLIENT|ERR_FAILED/);
  await page.route(`${service.address}*`, (route) => route.abort('blockedbyclient'));
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  await form.send.click();
  await expect(form.failed).toContainText('Verbindung fehlgeschlagen.');
  await expect(form.failed).toContainText(DELIVERED_COMPANY.contactEmail);
  expect(provider.requests).toHaveLength(0);

  await page.unroute(`${service.address}*`);
  await form.retry.click();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests).toHaveLength(1);
});

test('a CAPTCHA that never answers leads to the error panel, and the next try loads it anew', {
  tag: '@long',
}, async ({ page, service, provider, expectFault }) => {
  expectFault(/foreign request .*\/api\.js/);
  service.asked.length = 0;
  service.hang(true);
  await page.clock.install();
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  await form.send.click();
  await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(form.failed).toContainText('Verbindung fehlgeschlagen.');
  expect(provider.requests).toHaveLength(0);

  service.hang(false);
  await form.retry.click();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(JSON.parse(provider.requests[0]?.body ?? '').turnstileToken).toBe('token-1');
  expect(service.asked).toEqual(['/api.js?render=explicit', '/api.js?render=explicit&attempt=2']);
});

test('a CAPTCHA that is there but gives no token is asked anew after its time limit', {
  tag: '@long',
}, async ({ page, service, provider, expectFault }) => {
  expectFault(/foreign request .*\/api\.js/);
  // The first run of each page never ends.
  await page.route(`${service.address}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: SCRIPT.replace('const run = (id) =>', 'const run = (id) => window.held++ &&').replace(
        'let runs = 0;',
        'let runs = 0; window.held = 0;',
      ),
    }),
  );
  await page.clock.install();
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  await form.send.click();
  await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(form.failed).toBeVisible();
  await form.retry.click();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests).toHaveLength(1);
});

test('a CAPTCHA that fails leads to the error panel', {
  tag: '@long',
}, async ({ page, service, provider, expectFault }) => {
  expectFault(/foreign request .*\/api\.js/);
  await page.route(`${service.address}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: SCRIPT.replace(".callback('token-' + (runs += 1))", "['error-callback']('300030')"),
    }),
  );
  await openForm(page, '/');
  await fillIn(page);
  await onForm(page).send.click();
  await expect(onForm(page).failed).toBeVisible();
  expect(provider.requests).toHaveLength(0);
});
