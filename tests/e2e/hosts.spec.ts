import type { APIResponse } from '@playwright/test';
import { onCalculator, openCalculator } from './support/calculator.ts';
import { fillIn, onForm, openForm } from './support/contact.ts';
import { expect } from './support/fixtures.ts';
import { type Host, test } from './support/hosted-site.ts';

const CLOSED = "default-src 'none'; frame-ancestors 'none'";
/** Of a page: only scripts of its own, the inline ones named by their hashes. */
const OF_A_PAGE =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/;

const hosts: readonly Host[] = ['Node', 'edge'];

for (const host of hosts) {
  // On Node the other tests see most of it; the edge has tests/integration/edge.test.ts as well.
  test.describe(`on ${host}`, { tag: ['@desktop', '@long'] }, () => {
    // One site for each host, and both hosts at once.
    test.describe.configure({ mode: 'default' });
    test.use({ host });

    test('the landing page comes in both languages and is not sent twice', async ({
      page,
      request,
    }) => {
      for (const [address, language, heading] of [
        ['/', 'de', /^Willkommen bei\s+Stagemap/],
        ['/en', 'en', /^Welcome to\s+Stagemap/],
      ] as const) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

        const first = await request.get(address, { headers: { accept: 'text/html' } });
        expect(first.status()).toBe(200);
        expectSecured(first, OF_A_PAGE);
        expect(first.headers()).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'public, max-age=0, s-maxage=3, must-revalidate',
          'content-encoding': expect.stringMatching(/^(?:br|gzip)$/),
        });
        const tag = first.headers().etag ?? '';
        expect(tag).toMatch(/^"[\w-]{22}(?:-br|-gzip)?"$/);
        const again = await request.get(address, {
          headers: { accept: 'text/html', 'if-none-match': tag },
        });
        expect(again.status()).toBe(304);
        expectSecured(again, OF_A_PAGE);
      }
    });

    test('the calculator shows what its address says, and follows', async ({ page }) => {
      // 1199 + 2 × 49, and one more.
      await openCalculator(page, '/preiskalkulator/pro?users=12');
      const { total, users } = onCalculator(page);
      await expect(total).toHaveText('1.297 €');
      await users.more.click();
      await expect(total).toHaveText('1.346 €');
      await expect(page).toHaveURL(/users=13/);
    });

    test('an inquiry is in the inbox once the visitor is thanked', async ({ page, site }) => {
      expect(await site.readInquiries()).toEqual([]);
      await openForm(page, '/');
      await fillIn(page);
      await onForm(page).send.click();
      await expect(onForm(page).thanks).toBeFocused();
      expect(await site.readInquiries()).toMatchObject([
        {
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          payload: {
            firstName: 'Ada',
            lastName: 'Lovelace',
            email: 'ada@example.org',
            reason: 'demo',
          },
        },
      ]);
    });

    test('an address that is no page says so in its language', async ({ page, expectFault }) => {
      expectFault(/404/);
      const missing = await page.goto('/en/nowhere');
      expect(missing?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    });

    test('another spelling of an address leads to the one that counts', async ({ request }) => {
      for (const [address, location] of [
        ['/preiskalkulator/core/?users=5', '/preiskalkulator/core?users=5'],
        ['/EN/Impressum', '/en/impressum'],
      ] as const) {
        const moved = await request.get(address, { maxRedirects: 0 });
        expect(moved.status()).toBe(308);
        expect(moved.headers().location).toBe(location);
        expectSecured(moved, CLOSED);
      }
    });

    test('what machines ask for is answered as they expect it', async ({ request }) => {
      for (const [address, status, text] of [
        ['/healthz', 200, 'ok\n'],
        ['/readyz', 200, 'ready\n'],
        ['/assets/missing.js', 404, 'There is no such file.\n'],
      ] as const) {
        const answer = await request.get(address);
        expect(answer.status()).toBe(status);
        expect(await answer.text()).toBe(text);
        expect(answer.headers()['cache-control']).toBe('no-store');
        if (status === 404) expectSecuredFile(answer);
        else expectSecured(answer, CLOSED);
      }
      expect((await request.post('/')).status()).toBe(405);
      expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ');
      const sitemap = await request.get('/sitemap.xml');
      expect(await sitemap.text()).toContain('/en/preiskalkulator</loc>');
    });

    test('files are sent compressed and kept for as long as they may be', async ({ request }) => {
      const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
      // Small scripts are sent as they are.
      const [script = ''] = /\/assets\/home-[\w.-]+\.js/.exec(html) ?? [];
      const type = 'text/javascript';
      for (const [address, caching, content] of [
        [script, 'max-age=31536000, immutable', type],
        ['/favicon.svg', 'max-age=3600', 'image/svg+xml'],
        ['/manifest.webmanifest', 'max-age=3600', 'application/manifest+json'],
      ] as const) {
        const file = await request.get(address);
        expect(file.status()).toBe(200);
        expect(file.headers()['cache-control']).toBe(caching);
        expect(file.headers()['content-type']).toContain(content);
        expectSecuredFile(file);
        if (content === type) expect(file.headers()['content-encoding']).toMatch(/^(?:br|gzip)$/);
        const tag = file.headers().etag ?? '';
        const again = await request.get(address, { headers: { 'if-none-match': tag } });
        expect(again.status()).toBe(304);
        expectSecuredFile(again);
      }
    });
  });
}

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** The same on both hosts, whatever the answer is. */
function expectSecured(answer: APIResponse, policy: string | RegExp): void {
  const headers = answer.headers();
  expect(headers).toMatchObject({
    ...EVERYWHERE,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['content-security-policy']).toMatch(policy);
}

/** On a file, what is about documents would have no effect. */
function expectSecuredFile(answer: APIResponse): void {
  const headers = answer.headers();
  expect(headers).toMatchObject({ ...EVERYWHERE, 'content-security-policy': CLOSED });
  expect(headers['permissions-policy']).toBeUndefined();
  expect(headers['x-frame-options']).toBeUndefined();
}
