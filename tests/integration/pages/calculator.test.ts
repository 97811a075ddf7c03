import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { readVisibleText } from '../support/page';
import { openSite } from '../support/site';
import { putTestPricesInForce } from '../support/test-prices';
import { findHtmlFaults, removeConstants } from '../support/well-formed';

/** The calculator's HTML at the tests' prices. */

const NOT_TAKEN =
  /Im Link steht .*?\. (?=Wir rechnen|Dieses? Addons?)|The link says .*?\. (?=We calc|Th(?:is|ese) addon)/s;

const site = await openSite();
await putTestPricesInForce(site);
afterAll(() => site.close());

// 1199 + 35 × 49 × 0.85 + 129 + 59 = 2844.75 a month; × 12 × 0.8 = 27309.6 a year, 6827.4 less.
const SHARED =
  '/preiskalkulator/pro?yearly=true&commitment=2&users=45&systems=4&landscapes=2&addons=reporting';

it('a shared address has its price near a net note', async () => {
  const page = await site.readPage(SHARED);
  expect(textOf(page, '#total-price')).toBe('27.309 €');
  expect(textOf(page, '#price-summary')).toContain('entspricht 2.275 € pro Monat');
  expect(textOf(page, '#price-summary')).toContain('Sie sparen 6.827 € pro Jahr');
  expect(textOf(page, '#price-summary')).toContain('zzgl. USt., nur für Unternehmer (§ 14 BGB)');
  expect(textOf(page, 'aside')).toContain('27.309 €');
  // The chosen plan is a state, not a control (D15).
  expect(textsOf(page, 'main li [aria-current=true]:not([href])')).toEqual(['Pro ausgewählt']);
  expect(textOf(page, 'aside')).toContain('pro Jahr zzgl. USt.');
});

it('advice is in the HTML once counts or addons differ from the plan, as a link (D6, D30)', async () => {
  const page = await site.readPage('/preiskalkulator/core?users=38&systems=2&yearly=false');
  expect(textOf(page, '#price-summary')).toContain(
    '40 Benutzer kosten weniger als 38: 2.040 € statt 2.214 € pro Monat.',
  );
  const link = linksOf(page).find(({ textContent }) => textContent === 'Auf 40 Benutzer erhöhen');
  expect(link?.getAttribute('href')).toBe(
    '/preiskalkulator/core?yearly=false&users=40&systems=2&landscapes=1',
  );
  for (const address of ['/preiskalkulator/core', '/preiskalkulator/pro?yearly=true&users=10']) {
    expect(textOf(await site.readPage(address), '#price-summary')).not.toContain('So sparen Sie');
  }
});

it('each plan card shows its own price, whatever is chosen', async () => {
  const cards = async (query: string) =>
    textsOf(
      await site.readPage(`/preiskalkulator/pro?users=45&systems=9${query}`),
      '[aria-labelledby=plans-title] li:has(h3)',
    );
  const [core, pro, enterprise, ...others] = await cards('');
  expect(core).toContain('499 € pro Monat');
  expect(pro).toContain('1.199 € pro Monat');
  expect(enterprise).toContain('Individuelles Angebot');
  expect(enterprise).not.toContain('€');
  expect(others).toEqual([]);
  const yearly = await cards('&yearly=true');
  expect(yearly[0]).toContain('5.089 € pro Jahr');
  expect(yearly[1]).toContain('12.229 € pro Jahr');
});

it('a plan of the landing page leads to the calculator at the price beside it', async () => {
  const page = await site.readPage('/');
  const link = linksOf(page).find(({ textContent }) => textContent === 'Core wählen');
  expect(normalize(link?.closest('li')?.textContent)).toContain('499 €');
  const address = link?.getAttribute('href') ?? '';
  expect(address).toBe('/preiskalkulator/core?yearly=false&users=3&systems=2&landscapes=1');
  expect(textOf(await site.readPage(address), '#total-price')).toBe('499 €');
});

it('a damaged link is repaired, and what is not understood is named at once (D12)', async () => {
  const address = '/preiskalkulator/core?systems=4';
  const page = await site.readPage(`${address}&users=abc&landscapes=1.5&addons=reporting.,x`);
  // 499 + 2 × 129 + 199
  expect(textOf(page, '#total-price')).toBe('956 €');
  expect(textOf(page, 'main')).toContain(
    'Im Link steht users=abc, landscapes=1.5 und addons=x. ' +
      'Wir rechnen mit 3 Benutzern und 1 Landscape. Dieses Addon zählt nicht.',
  );
  const term = await site.readPage('/preiskalkulator/pro?yearly=true&commitment=x&users=abc');
  expect(textOf(term, 'main')).toContain(
    'Im Link steht users=abc und commitment=x. Wir rechnen mit 10 Benutzern und 1 Jahr Laufzeit.',
  );
  expect(textOf(await site.readPage(address), 'main')).not.toContain('Im Link steht');
  const repaired = await site.fetch(`${address}&users=1.000.&landscapes=%202&utm_source=a`);
  expect(repaired.headers.get('location')).toBe(`${address}&users=1000&landscapes=2&utm_source=a`);
  const escaped = await site.readPage('/preiskalkulator/core?users=4&amp;systems=4');
  expect(textOf(escaped, '#total-price')).toBe('806 €');
});

it('a sales-only plan has no summary, no card and no figures', async () => {
  const page = await site.readPage('/preiskalkulator/enterprise');
  expect(page.querySelector('#price-summary, #total-price, aside, [role=spinbutton]')).toBeNull();
  expect(textOf(page, 'h1')).toBe('Enterprise');
  expect(textOf(page, 'main')).not.toContain('Was kosten mehr Benutzer?');
});

it.each([
  [
    '/preiskalkulator/pro?yearly=true&users=42&systems=5&commitment=3&addons=reporting&utm_source=x',
    `Pro: 25.108 € pro Jahr · ${DELIVERED_COMPANY.brand}`,
    '42 Benutzer, 5 Systeme und 1 Landscape, dazu Reporting. Laufzeit 3 Jahre: 75.324 € insgesamt, zzgl. USt.',
  ],
  [
    '/en/preiskalkulator/pro?yearly=true&users=42&systems=5&commitment=3&addons=reporting',
    `Pro: €25,108 per year · ${DELIVERED_COMPANY.brand}`,
    '42 users, 5 systems and 1 landscape, plus Reporting. Term of 3 years: €75,324 in total, plus VAT.',
  ],
  [
    '/preiskalkulator/core',
    `Core: 628 € pro Monat · ${DELIVERED_COMPANY.brand}`,
    '3 Benutzer, 3 Systeme und 1 Landscape. Monatliche Abrechnung, zzgl. USt.',
  ],
  [
    '/preiskalkulator/enterprise',
    `Enterprise: individuelles Angebot · ${DELIVERED_COMPANY.brand}`,
    'Für große Landschaften mit individuellen Anforderungen.',
  ],
])('the link preview of %s shows its price in force', async (path, title, text) => {
  const url = `${DELIVERED_COMPANY.origin}${path.replace('&utm_source=x', '')}`;
  expect(await readPreview(path)).toEqual({ title, text, url });
});

it("an address without choices or with a browser's own plan has the preview of the page", async () => {
  for (const path of ['/preiskalkulator', '/preiskalkulator/my-plan?users=9']) {
    expect(await readPreview(path)).toMatchObject({
      title: `Preise für Monitoring der SAP Integration Suite · ${DELIVERED_COMPANY.brand}`,
      url: `${DELIVERED_COMPANY.origin}/preiskalkulator`,
    });
  }
});

it('any plan and any query lead to a well-formed page, after one redirect at most', async () => {
  const hostile = fc.constantFrom(
    '"><script>',
    '__proto__',
    '</script><b>',
    '%',
    '%E0%A4%A',
    '<!--',
  );
  const text = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 20 }));
  const written = text.map((part) => (part.startsWith('%') ? part : encodeURIComponent(part)));
  const number = fc.oneof(fc.integer().map(String), fc.double().map(String), written);
  const key = fc.oneof(
    fc.constantFrom('yearly', 'users', 'systems', 'commitment', 'addons'),
    written,
  );
  const query = fc
    .array(fc.tuple(key, number), { maxLength: 6 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
  const language = fc.constantFrom('', '/en');
  const plan = fc.oneof(fc.constantFrom('core', 'pro', 'enterprise'), written);
  const property = fc.asyncProperty(language, plan, query, async (prefix, segment, parameters) => {
    // Dots would lead out of the segment.
    const path = `${prefix}/preiskalkulator/${segment.replace(/^\.+$/, '_')}?${parameters}`;
    let response = await site.fetch(path);
    const moved = response.headers.get('location');
    if (moved !== null) {
      expect(moved).toMatch(/^(\/en)?\/preiskalkulator/);
      response = await site.fetch(moved);
    }
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const html = await response.text();
    expect(await findHtmlFaults(removeConstants(html))).toEqual([]);
    // One line repeats what the address said and was not understood (D12).
    const own = readVisibleText(html).replace(NOT_TAKEN, '');
    expect(own).toMatch(/Ihr Angebot|Your quote|Anfrage senden|Send inquiry/);
    expect(own).not.toMatch(/undefined|NaN|Infinity|\[object/);
  });
  // When it fails, the message holds the seed and the address.
  await fc.assert(property, { numRuns: 40 });
});

it('a count above its limit has a warning at its field, and a price', async () => {
  const page = await site.readPage('/preiskalkulator/core?users=1001&systems=2');
  // 499 + 998 × 36.75
  expect(textOf(page, '#total-price')).toBe('37.175 €');
  const [users, ...others] = page.querySelectorAll('[role=spinbutton]');
  const invalid = [users, ...others].map((field) => field?.getAttribute('aria-invalid'));
  expect(invalid).toEqual(['true', null, null]);
  const ids = users?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const warning = page.getElementById(ids.at(-1) ?? '')?.textContent;
  expect(normalize(warning)).toBe('Maximal 1000 Benutzer erlaubt');
});

it('a page of scenarios without any says so', async () => {
  expect(textOf(await site.readPage('/szenarien'), 'main')).toContain('Noch kein Szenario.');
});

async function readPreview(path: string) {
  const { head } = await site.readPage(path);
  const read = (name: string) =>
    head
      .querySelector(`meta[property="og:${name}"]`)
      ?.getAttribute('content')
      ?.replaceAll('\u00a0', ' ');
  return { title: read('title'), text: read('description'), url: read('url') };
}

function normalize(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

function textsOf(page: Document, selector: string): string[] {
  return Array.from(page.querySelectorAll(selector), ({ textContent }) => normalize(textContent));
}

/** @throws Error unless exactly one element fits */
function textOf(page: Document, selector: string): string {
  const [text, ...others] = textsOf(page, selector);
  if (text === undefined || others.length > 0) throw new Error(`not one ${selector}`);
  return text;
}

function linksOf(page: Document): Element[] {
  return [...page.querySelectorAll('main a')];
}
