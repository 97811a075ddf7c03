import { createServer } from 'node:http';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { fillIn, onForm, openForm } from '../support/contact.ts';
import { test as base } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';
import { oncePerWorker } from '../support/once-per-worker.ts';

/** A CAPTCHA service of the tests' own: each run gives the next token. */
const SCRIPT = `(() => {
  let runs = 0;
  const widgets = {};
  const run = (id) => setTimeout(() => widgets[id].callback('token-' + (runs += 1)), 20);
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

const test = base.extend<object, { service: Awaited<ReturnType<typeof serveScript>> }>({
  service: [oncePerWorker(serveScript), { scope: 'worker' }],
  siteOptions: [
    async ({ service }, use) => {
      await use({
        variables: { CHALLENGE_SITE_KEY: 'site-key', CHALLENGE_SCRIPT_URL: service.address },
      });
    },
    { scope: 'worker' },
  ],
});

async function serveScript() {
  const asked: string[] = [];
  let isHanging = false;
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    // A service that hangs takes the connection and says nothing.
    if (!isHanging) response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  return {
    address: `http://127.0.0.1:${port}/api.js`,
    /** Requests of browsers so far. */
    asked,
    hang: (isOn: boolean) => {
      isHanging = isOn;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

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

test('a CAPTCHA that fails leads to the error panel', async ({
  page,
  service,
  provider,
  expectFault,
}) => {
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
