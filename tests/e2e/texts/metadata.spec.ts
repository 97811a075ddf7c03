import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const ORIGIN = 'https://www.stagemap.example';

const PAGES = [
  ['/', '/en'],
  ['/preiskalkulator', '/en/preiskalkulator'],
  ['/technik-und-sicherheit', '/en/technik-und-sicherheit'],
  ['/datenschutz', '/en/datenschutz'],
  ['/agb', '/en/agb'],
  ['/impressum', '/en/impressum'],
  ['/barrierefreiheit', '/en/barrierefreiheit'],
] as const;

for (const [german, english] of PAGES) {
  test(`${german} says what it is, in both languages`, { tag: '@desktop' }, async ({ page }) => {
    const titles = new Set<string>();
    for (const address of [german, english]) {
      await page.goto(address);
      const head = await readHead(page);
      titles.add(head.title);
      expect(head.title).toMatch(/ · Stagemap$/);
      expect(head.description.length).toBeGreaterThan(40);
      expect(head.canonical).toBe(ORIGIN + address);
      expect(head.alternates).toEqual([
        ['de', ORIGIN + german],
        ['en', ORIGIN + english],
        ['x-default', ORIGIN + german],
      ]);
      expect(head.openGraph).toMatchObject({
        'og:title': head.title,
        'og:description': head.description,
        'og:url': ORIGIN + address,
        'og:type': 'website',
        'og:locale': address === german ? 'de_DE' : 'en_GB',
        'og:image:width': '1200',
        'og:image:height': '630',
      });
      const picture = await page.request.get(new URL(head.openGraph['og:image'] ?? '').pathname);
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toMatch(/^image\//);
    }
    expect(titles.size).toBe(2);
  });
}

test('every address of the calculator names one canonical address', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/preiskalkulator/core?yearly=true&users=45&utm_source=x');
  expect((await readHead(page)).canonical).toBe(`${ORIGIN}/preiskalkulator`);
});

test('the sitemap holds the pages and the alternates of their heads', { tag: '@desktop' }, async ({
  page,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const entries = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    return [...document.querySelectorAll('url')].map((url) => ({
      address: url.querySelector('loc')?.textContent,
      alternates: [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    }));
  }, sitemap);
  expect(entries.map(({ address }) => address)).toEqual(
    PAGES.flat().map((address) => ORIGIN + address),
  );
  for (const { address, alternates } of entries) {
    await page.goto(new URL(address ?? '').pathname);
    expect((await readHead(page)).alternates).toEqual(alternates);
  }
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toBe(
    `User-agent: *\nDisallow: /admin/preiskalkulator\nDisallow: /admin/anmelden\nDisallow: /admin/anfragen\nDisallow: /en/admin/preiskalkulator\nDisallow: /en/admin/anmelden\nDisallow: /en/admin/anfragen\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

test('search engines read the questions, company, product and the plans with a list price', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  expect(data).toMatchObject([
    { '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: 'de' },
    { '@context': 'https://schema.org', '@type': 'Organization', name: 'Muster Integration GmbH' },
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Stagemap',
      offers: [
        { '@type': 'Offer', name: 'Core', price: 499, priceCurrency: 'EUR' },
        { '@type': 'Offer', name: 'Pro', price: 1199, priceCurrency: 'EUR' },
      ],
    },
  ]);
});

test('no link and no fragment leads nowhere', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const ids = new Map<string, string[]>();
  const fragments = new Set<string>();
  const queue = ['/', '/en'];
  for (let address = queue.shift(); address; address = queue.shift()) {
    if (ids.has(address)) continue;
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    ids.set(
      address,
      await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)),
    );
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    for (const link of links) {
      const target = new URL(link, page.url());
      if (target.origin !== new URL(page.url()).origin) continue;
      queue.push(target.pathname + target.search);
      if (target.hash) fragments.add(target.pathname + target.search + target.hash);
    }
  }
  expect(ids.size).toBeGreaterThan(14);
  const broken = [...fragments].filter((fragment) => {
    const [address = '', id = ''] = fragment.split('#');
    return !ids.get(address)?.includes(decodeURIComponent(id));
  });
  expect(broken).toEqual([]);
});

test('icons and manifest are there', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const files = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200);
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Stagemap' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});

async function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    const openGraph = all('meta[property^="og:"]').map((meta) => [
      meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    return {
      title: document.title,
      description: all('meta[name="description"]')[0]?.getAttribute('content') ?? '',
      canonical: all('link[rel="canonical"]')[0]?.getAttribute('href'),
      alternates: all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
      openGraph: Object.fromEntries(openGraph),
    };
  });
}
