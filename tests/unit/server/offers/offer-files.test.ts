import { expect, it } from 'vitest';
import type { PricingConfig } from '#app/domain/pricing/config';
import { findOfferFile, makeOfferFile } from '#app/server/offers/offer-files';
import { priceList, withAddon, withUserPrice } from '../../domain/pricing/price-list';

const NUMBER = '2222-2222-2222';

async function readCsv(
  pathname: string,
  list: PricingConfig,
  query: string,
  inForce?: PricingConfig,
) {
  const file = findOfferFile(pathname);
  if (!file) throw new Error(`${pathname} is no file`);
  const offer = { planId: 'core', query, version: 3, language: 'de', number: NUMBER, createdAt: 0 };
  const version = { version: 3, list, publishedAt: 0 };
  const current = inForce ? { version: 4, list: inForce, publishedAt: 1 } : version;
  const found = { offer, offered: version, inForce: current };
  const text = (await (await makeOfferFile(file, found))?.text()) ?? '';
  return text.replaceAll('\u00a0', ' ').split('\r\n');
}

it('an address of a file names its format, language and number', () => {
  expect(findOfferFile('/angebot/2222-2222-2222.pdf')).toMatchObject({
    format: 'pdf',
    language: { code: 'de' },
    number: NUMBER,
  });
  expect(findOfferFile('/en/angebot/222222222222.csv')).toMatchObject({
    format: 'csv',
    language: { code: 'en' },
    number: NUMBER,
  });
  expect(findOfferFile('/angebot/nonsense.pdf')).toMatchObject({ number: undefined });
  for (const page of [
    '/angebot/2222-2222-2222',
    '/angebot/a.txt',
    '/a/angebot/b.pdf',
    '/angebot/.pdf',
  ]) {
    expect(findOfferFile(page)).toBeUndefined();
  }
});

it('the CSV ends with both totals if another list is in force', async () => {
  const dearer = withUserPrice(59);
  const query = '?users=45&systems=2&yearly=true&commitment=3';
  const lines = await readCsv('/angebot/2222-2222-2222.csv', priceList, query, dearer);
  expect(lines).toHaveLength(9);
  // 42 × 10 × 0.85 a month more, less 25 %
  expect(lines.at(-1)).toBe(
    `"${NUMBER}";"Inzwischen gilt Preisliste 4. Damals: 20.234,70 € pro Jahr. Heute: 23.447,70 € pro Jahr.";"";"";"";"";"";""`,
  );
});

it('a formula in a title is disarmed, and English spreadsheets get points and commas', async () => {
  const list = withAddon('reporting', { title: '=1+1' });
  const [, , line] = await readCsv(
    '/en/angebot/2222-2222-2222.csv',
    list,
    '?users=3&systems=2&addons=reporting',
  );
  expect(line).toBe(`"${NUMBER}","'=1+1","1","199.00","","199.00","per month","EUR"`);
});

it('thousands are not grouped, which spreadsheets would read as a fraction or text', async () => {
  const query = '?users=2003&systems=2';
  const [, , german] = await readCsv('/angebot/2222-2222-2222.csv', priceList, query);
  expect(german).toContain(';"2000";"49,00";');
  expect(german).toContain(';"73500,00";');
  const [, , english] = await readCsv('/en/angebot/2222-2222-2222.csv', priceList, query);
  expect(english).toContain(',"2000","49.00",');
  expect(english).toContain(',"73500.00",');
});
