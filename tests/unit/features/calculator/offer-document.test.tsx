import { expect, it } from 'vitest';
import { Sheet } from '#app/features/calculator/offer/sheet';
import { priceList, select } from '../../domain/pricing/price-list';
import { namedOffer } from '../named-offer';
import { read, show } from '../show';

/** Text of the printed sheet, in one line. */
async function print(code: string, offer: Partial<Parameters<typeof Sheet>[0]>) {
  const sheet = <Sheet {...namedOffer} config={priceList} selection={select('pro')} {...offer} />;
  return read(await show(code, sheet)).replace(/&#x27;/g, '’');
}

// `one-quote.test.tsx` reads its lines and sums.
it('the offer shows its title, dates, price list, conditions and legal note', async () => {
  const text = await print('de', {});
  for (const part of [
    'Preisübersicht Pro',
    'unverbindlich, gültig bis 22. Dezember 2026',
    'Gesamtpreis pro Jahr 14.388 € 1.199 € pro Monat Laufzeit Monatlich Kündigung mit einer Frist von einem Monat zum Monatsende',
    // 15 % of 14,388
    'Mögliche Ersparnis pro Jahr 2.158 € bei Laufzeit 1 Jahr',
    'Im Grundpreis enthalten: 10 Benutzer, 3 Systeme, 1 Landscape, ',
    'Nummer 7K3F-9QXT-M2WH',
    'Datum 22. November 2026',
    'Preisliste 3 vom 1. September 2026',
    'Empfänger',
    'Kostenstelle',
    'Kündigung: mit einer Frist von einem Monat zum Monatsende. Zahlung: per SEPA-Lastschrift oder Kreditkarte.',
    'Unverbindliche Preisinformation, kein Angebot im Sinne von § 145 BGB',
    'https://site.example/angebot/7k3f-9qxt-m2wh',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Laufzeitrabatt|über die Laufzeit|Vorschau|Ohne Nummer/);
});

it('the offer shows the full term and its notice period when there is a commitment, also in English', async () => {
  const search = { users: 45, yearly: true, commitment: 3, addons: ['reporting'] };
  const text = await print('en', { selection: select('pro', search) });
  for (const part of [
    'Additional users · Volume discount 15% 35 × €49.00 €1,457.75',
    '· Free addon of the plan 1 × €199.00 €0.00',
    'Total per year €23,910.75 Total over the term of 3 years €71,732.25',
    'Cancellation: with three months’ notice to the end of the period.',
    'reverse charge',
  ]) {
    expect(text).toContain(part);
  }
});

it('the offer is a preview without number and price list when the prices are edited locally', async () => {
  const address = 'https://site.example/preiskalkulator/pro?users=10';
  const text = await print('de', { number: undefined, version: undefined, address });
  expect(text).toContain('Nummer Vorschau');
  expect(text).toContain('Diese Auswahl im Preiskalkulator:');
  expect(text).not.toMatch(/7K3F|gültig bis|Preisliste \d/);
});

it("the offer's dates are those of Berlin", async () => {
  const night = Date.parse('2026-06-30T22:30:00Z');
  const text = await print('de', { createdAt: night, listedAt: night });
  expect(text).toContain('Datum 1. Juli 2026');
  expect(text).toContain('Preisliste 3 vom 1. Juli 2026');
  expect(text).toContain('gültig bis 31. Juli 2026');
});

it('the offer explains a missing number', async () => {
  const text = await print('de', { number: undefined });
  expect(text).toContain('Ohne Nummer: Das Ablegen war gerade nicht möglich.');
  expect(text).toContain('Preisliste 3 vom 1. September 2026');
});

it('the built-in price list is named by its date', async () => {
  const builtIn = { version: 0, listedAt: Date.UTC(2025, 0, 1) };
  expect(await print('de', builtIn)).toContain('Preisliste mitgeliefert, vom 1. Januar 2025');
  expect(await print('en', builtIn)).toContain('Price list built-in, of 1 January 2025');
});

it('the offer shows the display date when the publication date is unavailable', async () => {
  const unkept = { number: undefined, listedAt: undefined };
  expect(await print('de', unkept)).toContain('Preisliste 3, wie am 22. November 2026 gezeigt');
  expect(await print('en', unkept)).toContain('Price list 3 as shown on 22 November 2026');
});
