import { afterAll, expect, it } from 'vitest';
import { openSite } from '../support/site';
import { putTestPricesInForce } from '../support/test-prices';

/** The calculator's HTML at the tests' prices. */

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
  expect(textOf(page, '#price-summary')).toContain('zzgl. USt., nur für Unternehmer (§ 14 BGB)');
  expect(textOf(page, 'aside')).toContain('27.309 €');
  expect(textOf(page, 'aside')).toContain('zzgl. USt., nur für Unternehmer (§ 14 BGB)');
});

it('savings are per year against monthly payment (D5)', async () => {
  // 14388 × 0.25
  const pro = await site.readPage('/preiskalkulator/pro?yearly=true&commitment=3');
  expect(textOf(pro, '#price-summary')).toContain('Sie sparen 3.597 € pro Jahr');
  const monthly = await site.readPage('/preiskalkulator/pro');
  expect(textOf(monthly, '#price-summary')).not.toContain('Sie sparen 3');
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

it.each([
  ['/preiskalkulator', 'Pro ausgewählt'],
  ['/preiskalkulator/core', 'Core ausgewählt'],
  ['/preiskalkulator/enterprise', 'Enterprise ausgewählt'],
])('%s shows %s', async (address, chosen) => {
  const page = await site.readPage(address);
  expect(textsOf(page, 'main li [aria-current=true]')).toEqual([chosen]);
  // A state, not a control (D15).
  expect(page.querySelectorAll('main [aria-current][href]')).toHaveLength(0);
});

it('unknown plans and addons change nothing but stay in the address', async () => {
  const address = '/preiskalkulator/plan-99?addons=addon-8,reporting';
  const response = await site.fetch(`${address}&yearly=TRUE`);
  expect(response.status).toBe(200);
  const page = await site.readPage(address);
  expect(textOf(page, '#total-price')).toBe('1.199 €');
  expect(textOf(page, '#price-summary')).toContain('Reporting');
});

it('a damaged link is repaired, and what is not understood is named at once (D12)', async () => {
  const address = '/preiskalkulator/core?systems=4';
  const page = await site.readPage(`${address}&users=abc&landscapes=1.5&addons=reporting.,x`);
  // 499 + 2 × 129 + 199
  expect(textOf(page, '#total-price')).toBe('956 €');
  expect(textOf(page, 'main')).toContain(
    'Aus dem Link nicht übernommen: users=abc, landscapes=1.5 und addons=x.',
  );
  expect(textOf(await site.readPage(address), 'main')).not.toContain('nicht übernommen');
  const repaired = await site.fetch(`${address}&users=1.000.&landscapes=%202&utm_source=a`);
  expect(repaired.headers.get('location')).toBe(`${address}&users=1000&landscapes=2&utm_source=a`);
  const escaped = await site.readPage('/preiskalkulator/core?users=4&amp;systems=4');
  expect(textOf(escaped, '#total-price')).toBe('806 €');
});

it('a sales-only plan has no summary, no card and no figures', async () => {
  const page = await site.readPage('/preiskalkulator/enterprise');
  expect(page.querySelector('#price-summary, #total-price, aside, [role=spinbutton]')).toBeNull();
  expect(textOf(page, 'h1')).toBe('Enterprise');
  expect(textOf(page, 'main')).not.toContain('Preisverlauf');
});

it('an addon of the plan is included and cannot be chosen', async () => {
  const page = await site.readPage('/preiskalkulator/pro?addons=sso');
  for (const title of ['Single Sign-on', 'Support']) {
    const card = addonOf(page, title);
    expect(normalize(card?.textContent)).toContain('Bereits enthalten');
    expect(card?.querySelector('button[aria-pressed]')).toBeNull();
    const lines = tableOf(page, 'So setzt sich der Preis zusammen');
    expect(lines).toContainEqual([title, 'enthalten']);
  }
  expect(textOf(page, '#total-price')).toBe('1.199 €');
});

it('counts above the limits have a warning at their field and still a price', async () => {
  const atLimit = await site.readPage('/preiskalkulator/core?users=1000&systems=100&landscapes=50');
  expect(textOf(atLimit, '#price-summary')).not.toContain('Maximal');
  const page = await site.readPage('/preiskalkulator/core?users=1001&systems=101&landscapes=51');
  // 499 + 998 × 36.75 + 99 × 129 + 50 × 59
  expect(textOf(page, '#total-price')).toBe('52.896 €');
  const fields = [...page.querySelectorAll('[role=spinbutton]')];
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual([
    'true',
    'true',
    'true',
  ]);
  const warnings = fields.map((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return normalize(page.getElementById(ids.at(-1) ?? '')?.textContent);
  });
  expect(warnings).toEqual([
    'Maximal 1000 Benutzer erlaubt',
    'Maximal 100 Systeme erlaubt',
    'Maximal 50 Landscapes erlaubt',
  ]);
});

it('the terms are listed side by side for the current needs', async () => {
  const page = await site.readPage('/preiskalkulator/pro?users=52&systems=4&addons=reporting');
  const terms = tableOf(page, 'Alle Laufzeiten im Vergleich');
  // 1199 + 42 × 41.65 + 129 = 3077.3; less 20 %
  expect(terms[0]).toContain('3.077 €');
  expect(terms[2]?.slice(1)).toEqual(['2.461 €', '29.542 €', '14.771 €']);
});

it('scenarios are compared line by line, and none is said', async () => {
  const two = 's=Heute~core%3Fusers%3D20%26systems%3D3&s=Morgen~pro';
  const page = await site.readPage(`/szenarien?${two}`);
  const rows = tableOf(page, '');
  const cellsOf = (name: string) => rows.find(([title]) => title?.startsWith(name))?.slice(1);
  // The head holds plan and price: 12 × 1461 and 12 × 1199.
  expect(textOf(page, 'thead')).toMatch(/Core ?17\.532 € pro Jahr.*Pro ?14\.388 € pro Jahr/);
  // 499 + 129 + 17 × 49; Pro alone.
  expect(cellsOf('Gesamtpreis pro Monat')).toEqual(['1.461 €', '1.199 €']);
  expect(cellsOf('Unterschied pro Monat')).toEqual(['–', '−262 €']);
  expect(cellsOf('Unterschied pro Jahr')).toEqual(['–', '−3.144 €']);
  expect(page.querySelector('[data-saving=true]')?.textContent).toContain('−');
  expect(cellsOf('Benutzer')).toEqual(['20', '10 (weicht ab)']);
  expect(textOf(await site.readPage('/szenarien'), 'main')).toContain('Noch kein Szenario.');
});

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

function addonOf(page: Document, title: string): Element | undefined {
  const cards = [...page.querySelectorAll('[aria-labelledby=addons-title] li')];
  return cards.find((card) => card.querySelector('h4')?.textContent === title);
}

/** The texts of a table's rows, without its head. */
function tableOf(page: Document, caption: string): string[][] {
  const tables = [...page.querySelectorAll('table')];
  const table = tables.find((each) =>
    each.querySelector('caption')?.textContent?.startsWith(caption),
  );
  if (!table) throw new Error(`no table ${caption}`);
  return Array.from(table.querySelectorAll('tbody tr, tfoot tr'), (row) =>
    // A button and the note behind it are two words.
    Array.from(row.querySelectorAll('th, td'), (cell) =>
      normalize(Array.from(cell.childNodes, ({ textContent }) => textContent).join(' ')),
    ),
  );
}
