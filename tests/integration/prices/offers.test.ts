import { getDocumentProxy } from 'unpdf';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { toEntry } from '#app/server/inquiries/list.ts';
import { sql } from '#app/server/store/store';
import { listAllInquiries } from '../../all-inquiries.ts';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { submissionOf } from '../support/inquiries';
import { readVisibleText } from '../support/page';
import { openSite } from '../support/site';
import { openBrowser } from '../support/staff';
import { putTestPricesInForce } from '../support/test-prices';

const site = await openSite();
const version = await putTestPricesInForce(site);
afterAll(() => site.close());

const CORE = { planId: 'core', query: '?users=45&systems=2&yearly=true&commitment=3' };
const storedSchema = z.object({ value: z.object({ number: z.string() }) });

async function save(offer: object = {}, browser = openBrowser(site)) {
  return browser.call('storeOffer', { ...CORE, version, language: 'de', ...offer });
}

async function numberOf(offer: object = {}): Promise<string> {
  const { status, result } = await save(offer);
  expect(status).toBe(200);
  return storedSchema.parse(result).value.number;
}

const getOfferPath = (number: string) => `/angebot/${number.toLowerCase()}`;

async function read(path: string) {
  const answer = await site.fetch(path);
  const html = (await answer.text()).replaceAll('\u00a0', ' ');
  return { status: answer.status, html, text: readVisibleText(html) };
}

it('an offer is stored without personal data, and its number shows every line', async () => {
  const number = await numberOf({ query: `${CORE.query}&utm_source=x&email=ada@example.org` });
  expect(number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const [row] = await site.store.all(sql`select * from offers where number = ${number}`);
  expect(row).toEqual({
    number,
    plan: 'core',
    price_list: version,
    language: 'de',
    made_at: expect.any(Number),
    horizon: expect.any(Number),
    selection_key: expect.any(String),
    query: '?yearly=true&users=45&systems=2&landscapes=1&commitment=3',
  });

  const { status, html, text } = await read(getOfferPath(number));
  expect(status).toBe(200);
  for (const part of [
    number,
    'Zusätzliche Benutzer · Mengenrabatt 15 % 42 × 49,00 € 1.749,30 €',
    // 2248.30 × 12 × 0.75, and three times that.
    'Gesamtpreis pro Jahr 20.234,70 €',
    'Gesamtpreis über die Laufzeit von 3 Jahren 60.704,10 €',
    version === 0 ? 'Preisliste mitgeliefert, vom ' : `Preisliste ${version} vom `,
    'Unverbindliche Preisinformation, kein Angebot im Sinne von § 145 BGB',
  ]) {
    expect(text).toContain(part);
  }
  for (const part of [
    '<meta name="robots" content="noindex"/>',
    `href="${getOfferPath(number)}.pdf"`,
    `href="${getOfferPath(number)}.csv"`,
  ]) {
    expect(html).toContain(part);
  }
  expect(html).toContain('content="Core: 20.234 € pro Jahr');
  const english = await read(`/en${getOfferPath(number)}`);
  expect(english.text).toContain('Total over the term of 3 years €60,704.10');
});

it('an address without an offer is not stored', async () => {
  for (const offer of [
    { planId: 'enterprise' },
    { planId: 'nonsense' },
    { version: -1 },
    { language: '<script>' },
    { query: 'x'.repeat(3000) },
  ]) {
    expect((await save(offer)).status).toBe(422);
  }
});

it('a malformed or unknown number is answered with 404', async () => {
  const number = await numberOf({ query: '?users=47' });
  const wrong = `${number.slice(0, -1)}${number.endsWith('2') ? '3' : '2'}`;
  const german = await read(getOfferPath(wrong));
  expect(german.status).toBe(404);
  expect(german.text).toContain(
    'Diese Preisübersicht gibt es nicht Bitte prüfen Sie die Nummer. Sie hat drei Gruppen zu vier Zeichen',
  );
  expect((await read('/en/angebot/nonsense')).status).toBe(404);
});

it('an inquiry has the sheet that it was sent from, or else one of its own', async () => {
  const number = await numberOf();
  const pricingDetails = {
    plan: 'Core',
    isYearly: true,
    users: 45,
    systems: 2,
    landscapes: 1,
    addons: [],
  };
  const send = async (page: string, language: string) => {
    const submission = submissionOf(`from-${language}`);
    const sent = await openBrowser(site).call('sendInquiry', {
      ...submission,
      inquiry: { ...submission.inquiry, reason: 'quote', pricingDetails },
      context: { page, language, consentVersion: '1', priceList: version },
    });
    expect(sent.status).toBe(200);
  };
  await send(getOfferPath(number), 'de');
  await send(
    '/en/preiskalkulator/core?users=45&systems=2&yearly=true&commitment=3&utm_source=mail',
    'en',
  );
  const selection = { total: 20_234, term: 'yearly-3', priceList: version };
  const entries = (await listAllInquiries(site.store)).map(toEntry);
  expect(entries).toMatchObject([
    { offer: getOfferPath(number), ...selection },
    { offer: expect.stringMatching(/^\/en\/angebot\/(?:\w{4}-){2}\w{4}$/), ...selection },
  ]);
  const own = await read(entries[1]?.offer ?? '');
  expect(own.text).toContain('Total per year €20,234.70');
});

it('an offer shows both totals and all changes when another list is in force', async () => {
  const number = await numberOf();
  expect((await read(getOfferPath(number))).text).not.toContain('Damals');
  await putTestPricesInForce(site, 529);
  // 30 € more a month: × 12 × 0.75
  expect((await read(getOfferPath(number))).text).toContain(
    'Damals: 20.234,70 € pro Jahr. Heute: 20.504,70 € pro Jahr.',
  );
});

it('without the store page and file of an offer are uncached errors, and work again afterwards', async () => {
  const number = await numberOf({ query: '?users=46' });
  await site.store.all(sql`alter table offers rename to offers_away`);
  const { status, text } = await read(getOfferPath(number));
  expect([status, text.includes('lässt sich gerade nicht laden')]).toEqual([503, true]);
  expect((await site.fetch(`${getOfferPath(number)}.pdf`)).status).toBe(503);
  expect((await save()).status).toBe(503);
  await site.store.all(sql`alter table offers_away rename to offers`);
  expect((await read(getOfferPath(number))).status).toBe(200);
});

/** File names are written small. */
const BRAND = DELIVERED_COMPANY.brand.toLowerCase();

it('the file of an offer is downloaded under a readable name, and cached like a page', async () => {
  const number = await numberOf();
  const path = `${getOfferPath(number)}.pdf`;
  const first = await site.fetch(path, { headers: { 'accept-encoding': 'br, gzip' } });
  const bytes = await first.bytes();
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${BRAND}-preisubersicht-${number.toLowerCase()}.pdf"; filename*=UTF-8''${BRAND}-preis%C3%BCbersicht-${number.toLowerCase()}.pdf`,
    'content-length': `${bytes.byteLength}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(first.headers.has('content-encoding')).toBe(false);
  const { info } = await (await getDocumentProxy(bytes.slice())).getMetadata();
  expect(info).toMatchObject({ Title: `Preisübersicht ${number} · ${DELIVERED_COMPANY.brand}` });

  expect(await (await site.fetch(path)).bytes()).toEqual(bytes);
  const tag = first.headers.get('etag') ?? '';
  expect((await site.fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
  const head = await site.fetch(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), (await head.bytes()).byteLength]).toEqual([
    200,
    tag,
    0,
  ]);
});

it('the lines of an offer are CSV with a byte-order mark', async () => {
  const number = await numberOf();
  const answer = await site.fetch(`${getOfferPath(number)}.csv`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain(`${number.toLowerCase()}.csv`);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.bytes());
  expect(text.startsWith('\uFEFF"Nummer";"Position";"Menge";"Einzelpreis"')).toBe(true);
});

it('without an offer there is no file', async () => {
  const unknown = await site.fetch('/angebot/2222-2222-2222.pdf');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Diese Preisübersicht gibt es nicht');
  expect((await site.fetch('/angebot/.pdf')).status).toBe(404);
});
