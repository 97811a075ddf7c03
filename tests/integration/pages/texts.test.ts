import { afterAll, describe, expect, it } from 'vitest';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { openSite } from '../support/site';

// Texts of pages as the server sends them.

const site = await openSite();
afterAll(() => site.close());

/** In one line, as it is read. */
const wordsOf = (part: Element | null | undefined) =>
  part?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
const allWordsOf = (parts: Iterable<Element>) => Array.from(parts, wordsOf);

describe('the landing page', () => {
  it('describes the product in the specified words', async () => {
    const page = await site.readPage('/');
    expect(page.title).toBe(
      `Landscape Management für SAP Integration Suite · ${DELIVERED_COMPANY.brand}`,
    );
    expect(allWordsOf(page.querySelectorAll('h1'))).toEqual([
      `Willkommen bei ${DELIVERED_COMPANY.brand} Das Landscape Management Tool für das SAP Integration Suite`,
    ]);
    const figures = allWordsOf(page.querySelectorAll('dl > div'));
    for (const figure of [/^Transparenz.*100 %/, /^Zeitersparnis.*80 %/, /^manuelle Listen.*0/]) {
      expect(figures.filter((text) => figure.test(text))).toHaveLength(1);
    }
    expect(wordsOf(page.body).split('Unverbindlich, keine Kreditkarte.')).toHaveLength(2);
    const titles = allWordsOf(page.querySelectorAll('main h2'));
    const first = titles.indexOf('Unsere Pakete');
    expect(titles.slice(first, first + 4)).toEqual([
      'Unsere Pakete',
      'Technik und Sicherheit',
      'Häufige Fragen',
      'Über uns',
    ]);
    const next = page.querySelectorAll('#contact ol > li');
    expect(allWordsOf(next)).toEqual([
      '1Sie sehen sofort die Referenznummer, unter der Ihre Anfrage gespeichert ist.',
      `2Wir antworten ${DELIVERED_COMPANY.answered}, per E-Mail oder telefonisch.`,
      '3Nach der Demo entscheiden Sie, ob Sie ein Angebot möchten.',
    ]);
  });

  it('opens the support site in a new tab', async () => {
    const links = (await site.readPage('/')).querySelectorAll('header a[target]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(wordsOf(link)).toMatch(/^Support/);
      expect(link.getAttribute('href')).toBe(DELIVERED_COMPANY.supportUrl);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });
});

it('no link to another page is marked as the current one', async () => {
  for (const [address, name] of [
    ['/', DELIVERED_COMPANY.brand],
    ['/en', DELIVERED_COMPANY.brand],
    ['/en/agb', 'Terms and conditions'],
  ] as const) {
    const current = (await site.readPage(address)).querySelectorAll('a[aria-current=page]');
    const others = Array.from(current).filter(
      // React writes `hrefLang`, and linkedom minds the case.
      (link) => !link.hasAttribute('hrefLang'),
    );
    expect(allWordsOf(others), address).toEqual([name]);
  }
});

describe('the contact form', () => {
  it('labels each field for visitors, browsers and password managers', async () => {
    const page = await site.readPage('/');
    const read = (name: string) => page.querySelector(`form [name=${name}]`);
    for (const name of ['firstName', 'lastName', 'reason', 'consent']) {
      expect(read(name)?.hasAttribute('required'), name).toBe(true);
    }
    const labels = allWordsOf(page.querySelectorAll('form label'));
    expect(labels).toEqual(expect.arrayContaining(['Vorname *', 'Nachname *', 'Anliegen *']));
    expect(wordsOf(page.querySelector('form'))).toContain('* Pflichtfeld');
    expect(allWordsOf(page.querySelectorAll('form option'))).toEqual([
      'Bitte wählen',
      'Angebot anfordern',
      'Demo vereinbaren',
      'Informationen erhalten',
      'Support erhalten',
    ]);
    // React writes `autoComplete` and `inputMode`, and linkedom minds the case.
    for (const [name, attributes] of [
      ['firstName', { autoComplete: 'given-name' }],
      ['lastName', { autoComplete: 'family-name' }],
      ['email', { type: 'email', autoComplete: 'email', inputMode: 'email' }],
      ['phone', { type: 'tel', autoComplete: 'tel', inputMode: 'tel' }],
      // The trap for programs (D26).
      ['comment', { autoComplete: 'off' }],
    ] as const) {
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(read(name)?.getAttribute(attribute), `${name} ${attribute}`).toBe(value);
      }
    }
    for (const attribute of [
      'data-1p-ignore',
      'data-lpignore',
      'data-bwignore',
      'data-form-type',
    ]) {
      expect(read('comment')?.hasAttribute(attribute), attribute).toBe(true);
    }
  });

  it('mentions the right to withdraw at the consent', async () => {
    const page = await site.readPage('/');
    const consent = page.querySelector('form [name=consent]');
    const description = page.getElementById(consent?.getAttribute('aria-describedby') ?? '');
    expect(wordsOf(description)).toBe(
      `Sie können Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen, zum Beispiel per E-Mail an ${DELIVERED_COMPANY.dataProtectionEmail}.`,
    );
  });

  it('stands beside phone number and e-mail address', async () => {
    const { contactEmail, phone } = DELIVERED_COMPANY;
    for (const [address, part] of Object.entries({
      '/': '#contact',
      '/preiskalkulator/enterprise': 'main',
    })) {
      const page = await site.readPage(address);
      const linksTo = (target: string) => page.querySelectorAll(`${part} a[href="${target}"]`);
      expect(allWordsOf(linksTo(`mailto:${contactEmail}`))).toContain(`E-Mail an ${contactEmail}`);
      expect(allWordsOf(linksTo(`tel:${phone.dialed}`))).toContain(`Anrufen: ${phone.shown}`);
    }
  });
});

describe('an unknown address', () => {
  it.each([
    ['/xx/preiskalkulator/pro', '/preiskalkulator/pro'],
    ['/gibt-es-nicht', '/preiskalkulator'],
    ['/technik-und-sicherheit/mehr', '/preiskalkulator'],
    ['/en/preiskalkulator/pro/more', '/en/preiskalkulator/pro'],
  ])('%s is a 404 in the language of its address', async (address, calculator) => {
    const isEnglish = address.startsWith('/en');
    expect((await site.fetch(address)).headers.get('content-type')).toMatch(/^text\/html/);
    const page = await site.readPage(address, 404);
    expect(page.documentElement.lang).toBe(isEnglish ? 'en' : 'de');
    const title = isEnglish ? 'This page does not exist' : 'Diese Seite gibt es nicht';
    expect(page.title).toBe(`${title} · ${DELIVERED_COMPANY.brand}`);
    expect(allWordsOf(page.querySelectorAll('h1'))).toEqual([title]);
    const ways = Array.from(page.querySelectorAll('main a'));
    expect(ways.map((link) => [wordsOf(link), link.getAttribute('href')])).toEqual(
      isEnglish
        ? [
            ['Go to the home page', '/en'],
            ['Go to the price calculator', calculator],
          ]
        : [
            ['Zur Startseite', '/'],
            ['Zum Preiskalkulator', calculator],
          ],
    );
  });
});

it('a translated legal text says that the German one is binding, and has its date (D2)', async () => {
  const textOf = async (path: string) => wordsOf((await site.readPage(path)).body);
  expect(await textOf('/en/agb')).toContain('Only the German text is legally binding.');
  expect(await textOf('/en/datenschutz')).toContain('As of January 2025');
  expect(await textOf('/datenschutz')).toContain('Stand: Januar 2025');
  expect(await textOf('/impressum')).toContain('Stand: Januar 2025');
  expect(await textOf('/agb')).not.toContain('rechtlich verbindlich');
});

it('the page of the price editor has the specified heading, and is not indexed', async () => {
  const page = await site.readPage('/admin/preiskalkulator');
  expect(page.title).toBe(`Pricing Calculator Admin · ${DELIVERED_COMPANY.brand}`);
  expect(allWordsOf(page.querySelectorAll('h1'))).toEqual(['Pricing Calculator Admin']);
  expect(wordsOf(page.querySelector('main'))).toContain(
    'Hier können Sie die Preise und Pakete verwalten',
  );
  const withoutScripts = page.querySelector('main noscript');
  expect(wordsOf(withoutScripts)).toContain('JavaScript');
  expect(withoutScripts?.querySelector('a')?.getAttribute('href')).toBe('/preiskalkulator');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
