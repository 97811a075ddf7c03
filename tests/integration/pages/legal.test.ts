import { afterAll, describe, expect, it } from 'vitest';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { openSite } from '../support/site';

const PAGES = [
  { address: '/impressum', lang: 'de', title: 'Impressum', sections: 13 },
  { address: '/datenschutz', lang: 'de', title: 'Datenschutzerklärung', sections: 10 },
  { address: '/agb', lang: 'de', title: 'Allgemeine Geschäftsbedingungen', sections: 14 },
  {
    address: '/barrierefreiheit',
    lang: 'de',
    title: 'Erklärung zur Barrierefreiheit',
    sections: 5,
  },
  { address: '/en/impressum', lang: 'en', title: 'Legal notice', sections: 13 },
  { address: '/en/datenschutz', lang: 'en', title: 'Privacy policy', sections: 10 },
  { address: '/en/agb', lang: 'en', title: 'General terms and conditions', sections: 14 },
  { address: '/en/barrierefreiheit', lang: 'en', title: 'Accessibility statement', sections: 5 },
];

const site = await openSite();
afterAll(() => site.close());

const textOf = async (address: string) =>
  (await site.readPage(address)).body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe.each(PAGES)('$address', ({ address, lang, title, sections }) => {
  it('holds its text, and its table of contents names every section', async () => {
    const page = await site.readPage(address);
    expect(page.documentElement.lang).toBe(lang);
    expect(page.title).toBe(`${title} · ${DELIVERED_COMPANY.brand}`);
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(page.querySelectorAll('article h2')).toHaveLength(sections);
    const contents = page.querySelectorAll('main nav a[href*="#section-"]');
    expect(contents).toHaveLength(sections);
    for (const link of contents) {
      const [, id = ''] = link.getAttribute('href')?.split('#') ?? [];
      expect(page.getElementById(id)?.tagName).toBe('H2');
    }
  });
});

it('imprint and privacy policy are dated January 2025 (D2)', async () => {
  for (const [address, date] of [
    ['/impressum', 'Stand: Januar 2025'],
    ['/datenschutz', 'Stand: Januar 2025'],
    ['/en/impressum', 'As of January 2025'],
    ['/en/datenschutz', 'As of January 2025'],
  ] as const) {
    const paragraphs = (await site.readPage(address)).querySelectorAll('main p');
    const texts = Array.from(paragraphs, ({ textContent }) => textContent?.replace('\u00a0', ' '));
    expect(texts).toContain(date);
  }
});

it('a translation says that the German text is binding', async () => {
  expect(await textOf('/en/agb')).toContain('Only the German text is legally binding.');
  expect(await textOf('/agb')).not.toContain('rechtlich verbindlich');
});
