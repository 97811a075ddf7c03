import { afterAll, expect, it } from 'vitest';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { openSite } from '../support/site';
import { putTestPricesInForce } from '../support/test-prices';

const site = await openSite();
// Core has another price than the delivered list.
await putTestPricesInForce(site, 529);
afterAll(() => site.close());

async function readPreview(path: string) {
  const { head } = await site.readPage(path);
  const read = (name: string) =>
    head
      .querySelector(`meta[property="og:${name}"]`)
      ?.getAttribute('content')
      ?.replaceAll('\u00a0', ' ');
  return { title: read('title'), text: read('description'), url: read('url') };
}

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
    `Core: 658 € pro Monat · ${DELIVERED_COMPANY.brand}`,
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
