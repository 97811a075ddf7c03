import { afterAll, expect, it } from 'vitest';
import { languages, offeredLanguages, REFERENCE_LANGUAGE } from '#app/i18n/languages.ts';
import { LISTED_PAGES, PATHS, UNLISTED_PAGES } from '#app/pages.ts';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { DELIVERED_PLANS } from '../../delivered-prices';
import { openSite } from '../support/site';

const ORIGIN = DELIVERED_COMPANY.origin;

/** The addresses of the pages for search engines, in German. */
const LISTED = LISTED_PAGES.map((page) => PATHS[page]);

const CODES = offeredLanguages.map(({ code }) => code);

/** The address of a page in a language. */
const addressIn = (code: string, path: string) =>
  code === REFERENCE_LANGUAGE ? path : `/${code}${path === '/' ? '' : path}`;

const site = await openSite();
afterAll(() => site.close());

it.each(LISTED)('%s has one h1, and title and description in both languages', async (german) => {
  const english = addressIn('en', german);
  const titles = new Set<string>();
  for (const address of [german, english]) {
    const page = await site.readPage(address);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const head = readHead(page);
    titles.add(head.title);
    expect(head.title.split(' · ').at(-1)).toBe(DELIVERED_COMPANY.brand);
    // Lengths that search results show in full.
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeGreaterThan(40);
    expect(head.description.length).toBeLessThanOrEqual(155);
    expect(head.canonical).toBe(ORIGIN + address);
    expect(head.alternates).toEqual([
      ...CODES.map((code) => [code, ORIGIN + addressIn(code, german)]),
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
  }
  expect(titles.size).toBe(2);
});

it('every address of the calculator names one canonical address', async () => {
  const page = await site.readPage('/preiskalkulator/core?yearly=true&users=45&utm_source=x');
  expect(readHead(page).canonical).toBe(`${ORIGIN}/preiskalkulator`);
});

it('the sitemap holds the pages and the alternates of their heads', async () => {
  const addresses = LISTED.flatMap((path) => CODES.map((code) => addressIn(code, path)));
  const sitemap = await (await site.fetch('/sitemap.xml')).text();
  const entries = sitemap.split('<url>').slice(1);
  const read = (entry: string, pattern: RegExp) =>
    Array.from(entry.matchAll(pattern), (match) => match.slice(1));
  expect(entries.map((entry) => read(entry, /<loc>(.*?)<\/loc>/g)[0]?.[0])).toEqual(
    [...addresses, '/llms.txt', ...CODES.map((code) => addressIn(code, '/preise.md'))].map(
      (address) => ORIGIN + address,
    ),
  );
  for (const [index, address] of addresses.entries()) {
    const alternates = read(entries[index] ?? '', /hreflang="(.*?)" href="(.*?)"/gi);
    expect(readHead(await site.readPage(address)).alternates).toEqual(alternates);
  }
  const robots = await (await site.fetch('/robots.txt')).text();
  expect(robots).toBe(
    [
      `# For assistants: ${ORIGIN}/llms.txt`,
      'User-agent: *',
      ...languages.flatMap(({ code }) =>
        UNLISTED_PAGES.map((page) => `Disallow: ${addressIn(code, PATHS[page])}`),
      ),
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ].join('\n'),
  );
});

it('security.txt names the contact for vulnerabilities', async () => {
  const response = await site.fetch('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain(`Contact: mailto:${DELIVERED_COMPANY.securityEmail}\n`);
});

it('search engines read the questions, company, product and the plans with a list price', async () => {
  const page = await site.readPage('/');
  const data = Array.from(
    page.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => JSON.parse(textContent ?? ''),
  );
  expect(data).toMatchObject([
    { '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: 'de' },
    { '@context': 'https://schema.org', '@type': 'Organization', name: DELIVERED_COMPANY.name },
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: DELIVERED_COMPANY.brand,
      offers: [
        {
          '@type': 'Offer',
          name: 'Core',
          price: DELIVERED_PLANS.core.basePrice,
          priceCurrency: 'EUR',
        },
        {
          '@type': 'Offer',
          name: 'Pro',
          price: DELIVERED_PLANS.pro.basePrice,
          priceCurrency: 'EUR',
        },
      ],
    },
  ]);
});

it('every link and fragment has a target', async () => {
  const ids = new Map<string, Set<string>>();
  const fragments = new Set<string>();
  const queue = ['/', '/en'];
  // The scenarios that a page carries along change no other link of it.
  const toPage = (address: string) => address.replace(/\bs=[^&#]*/, 's');
  for (let address = queue.shift(); address; address = queue.shift()) {
    if (ids.has(toPage(address))) continue;
    // Crawlers would never end.
    expect(ids.size).toBeLessThan(1000);
    const page = await site.readPage(address);
    ids.set(toPage(address), new Set(Array.from(page.querySelectorAll('[id]'), ({ id }) => id)));
    for (const anchor of page.querySelectorAll('a[href]')) {
      const target = new URL(anchor.getAttribute('href') ?? '', site.origin + address);
      if (target.origin !== site.origin) continue;
      queue.push(target.pathname + target.search);
      if (target.hash) fragments.add(target.pathname + target.search + target.hash);
    }
  }
  expect(ids.size).toBeGreaterThan(14);
  const broken = [...fragments].filter((fragment) => {
    const [address = '', id = ''] = fragment.split('#');
    return !ids.get(toPage(address))?.has(decodeURIComponent(id));
  });
  expect(broken).toEqual([]);
});

function readHead({ head, title }: Document) {
  const read = (selector: string, attribute: string) =>
    head.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    title,
    description: read('meta[name="description"]', 'content'),
    canonical: read('link[rel="canonical"]', 'href'),
    // React writes `hrefLang`, and linkedom minds the case.
    alternates: Array.from(head.querySelectorAll('link[rel="alternate"]'), (link) => [
      link.getAttribute('hrefLang'),
      link.getAttribute('href'),
    ]).filter(([language]) => language),
    openGraph: Object.fromEntries(
      Array.from(head.querySelectorAll('meta[property^="og:"]'), (meta) => [
        meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
  };
}
