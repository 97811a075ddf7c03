import { expect, it } from 'vitest';
import { Sheet } from '#app/features/calculator/offer/sheet';
import { priceList, select } from '../../domain/pricing/price-list';
import { read, show } from '../show';

const NAMED = {
  config: priceList,
  number: '7K3F-9QXT-M2WH',
  version: 3,
  listedAt: Date.UTC(2026, 8, 1),
  announced: [],
  createdAt: Date.UTC(2026, 10, 22, 12),
  address: 'https://site.example/angebot/7k3f-9qxt-m2wh',
};

/** Text of the printed sheet, in one line. */
async function print(code: string, offer: Partial<Parameters<typeof Sheet>[0]>) {
  const sheet = <Sheet {...NAMED} selection={select('pro')} {...offer} />;
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
    'Preisliste 3',
    'Empfänger',
    'Kostenstelle',
    'Kündigung: mit einer Frist von einem Monat zum Monatsende. Zahlung: per SEPA-Lastschrift oder Kreditkarte.',
    'Unverbindliche Preisinformation, kein Angebot im Sinne von § 145 BGB; Preisstand: Preisliste 3 vom 1. September 2026',
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
    'Termination: with three months’ notice to the end of the period.',
    'reverse charge',
  ]) {
    expect(text).toContain(part);
  }
});

const LOCAL = 'https://site.example/preiskalkulator/pro?users=10';
const TODAY = '22. November 2026';

it.each([
  // The prices are edited locally.
  [
    { number: undefined, version: undefined, address: LOCAL },
    ['Nummer Vorschau', 'Diese Auswahl im Preiskalkulator:', `Preisstand: Vorschau vom ${TODAY}`],
  ],
  [
    { number: undefined },
    [
      'Ohne Nummer: Das Ablegen war gerade nicht möglich.',
      'Preisstand: Preisliste 3 vom 1. September 2026',
    ],
  ],
  // The time of publication is unknown.
  [
    { number: undefined, listedAt: undefined },
    [`§ 145 BGB; Preisstand: Preisliste 3, wie am ${TODAY} gezeigt`],
  ],
])('an offer with %o says what it lacks', async (lacking, said) => {
  const text = await print('de', lacking);
  for (const part of said) expect(text).toContain(part);
  expect(text).not.toContain('7K3F');
  expect(text.includes('gültig bis')).toBe(!text.includes('Vorschau'));
});
