import { expect, it } from 'vitest';
import type { PricingConfig } from '#app/domain/pricing/config';
import { PlanComparison } from '#app/features/landing/details/draw-details';
import { titledList as named, planOf, withPlan } from '../../domain/pricing/price-list';
import { read, show } from '../show';

/** The table's rows, each as its texts. */
async function readRows(config: PricingConfig): Promise<string[][]> {
  const html = await show('de', <PlanComparison config={config} />);
  return Array.from(html.matchAll(/<tr>(.*?)<\/tr>/g), ([, row = '']) =>
    Array.from(row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g), ([, cell = '']) => read(cell)),
  );
}

const NET = 'zzgl. USt., nur für Unternehmer (§ 14 BGB)';

/** With the note on net prices, which is too far above on a narrow phone (D4). */
const FURTHER_USER = 'Weiterer Benutzer zzgl. USt., nur für Unternehmer (§ 14 BGB)';

it('the table lists the differences first, then the common properties once', async () => {
  expect(await readRows(named)).toEqual([
    ['Merkmal', 'Core', 'Pro', 'Enterprise'],
    ['Benutzer enthalten', '3', '10', '20'],
    ['Systeme enthalten', '2', '3', '5'],
    ['Landscapes enthalten', '1', '1', '2'],
    [FURTHER_USER, '49 €', '49 €', 'auf Anfrage'],
    ['Weiteres System', '129 €', '129 €', 'auf Anfrage'],
    ['Weitere Landscape', '59 €', '59 €', 'auf Anfrage'],
    ['Kostenfreie Addons', 'keine', 'das teuerste gewählte', 'die 3 teuersten gewählten'],
    ['sso', 'nicht verfügbar', 'enthalten', 'enthalten'],
    ['support', 'nicht verfügbar', 'enthalten', 'enthalten'],
    // The only one that either plan charges for, so always among its free ones.
    ['reporting', 'für 199 €', 'kostenfrei', 'kostenfrei'],
    ['SLA als Addon', 'nicht verfügbar', 'nicht verfügbar', 'buchbar'],
    ['Zahlung auf Rechnung', 'nicht verfügbar', 'nicht verfügbar', 'möglich'],
    ['Rabatt bei 1 / 2 / 3 Jahren Laufzeit', '15 / 20 / 25 %', '15 / 20 / 25 %', 'auf Anfrage'],
    [`Grundpreis ${NET}`, '499 €', '1.199 €', 'Individuelles Angebot'],
    ['In allen Paketen gleich'],
    ['transport-genius', 'angekündigt'],
    ['doku-genius', 'angekündigt'],
    ['compliance', 'angekündigt'],
    ['notifications', 'angekündigt'],
    ['Zahlung', 'per SEPA-Lastschrift oder Kreditkarte'],
    ['Kündigung bei monatlicher Abrechnung', 'mit einer Frist von einem Monat zum Monatsende'],
    [
      'Kündigung bei jährlicher Abrechnung',
      'mit einer Frist von drei Monaten zum Ende der Laufzeit',
    ],
    ['Störungsmeldungen', 'Montag bis Freitag, 08:00–18:00 Uhr (MEZ)'],
  ]);
});

it('a conditionally free addon shows its price, and a further user the rate at the included count', async () => {
  const list = {
    ...withPlan('core', { includedUsers: 40 }, named),
    YEARLY_DISCOUNT: 0.1,
    ADDONS: named.ADDONS.map((addon) => ({ ...addon, status: 'available' as const })),
  };
  const rows = await readRows(list);
  expect(rows).toContainEqual(['reporting', 'für 199 €', 'kostenfrei oder 199 €', 'buchbar']);
  const terms = '10 / 15 / 20 %';
  const discounts = ['Rabatt bei 1 / 2 / 3 Jahren Laufzeit', terms, terms, 'auf Anfrage'];
  expect(rows).toContainEqual(discounts);
  // 49 € less 15 %, rounded down (D5, D6).
  expect(rows).toContainEqual([FURTHER_USER, '41 €', '49 €', 'auf Anfrage']);
});

it('what no plan has is listed once, and a single plan has no comparison', async () => {
  const core = planOf('core');
  const plans = [1, 2, 3, 4, 5, 6].map((n) => ({ ...core, id: `plan-${n}`, basePrice: n * 100 }));
  const rows = await readRows({ ...named, PRICING_PLANS: plans });
  expect(rows.find(([name]) => name?.startsWith('Grundpreis'))).toHaveLength(7);
  // None of them is Enterprise, and all else is alike.
  expect(rows).toContainEqual(['Zahlung auf Rechnung', 'nicht verfügbar']);
  expect(rows).toContainEqual(['sso', 'nicht verfügbar']);
  const one = <PlanComparison config={{ ...named, PRICING_PLANS: [core] }} />;
  expect(await show('de', one)).toBe('');
});

it('the table has column, row and group headers and isolates names', async () => {
  const html = await show('de', <PlanComparison config={named} />);
  expect(html.match(/<th scope="col"/g)).toHaveLength(4);
  expect(html.match(/<th scope="row">/g)).toHaveLength(22);
  expect(html).toMatch(
    /<th scope="rowgroup" colSpan="4"><span[^>]*>In allen Paketen gleich<\/span><\/th>/,
  );
  expect(html).toContain('<th scope="row"><bdi>reporting</bdi></th>');
  expect(html).toMatch(
    /<caption><span>Was Core, Pro und Enterprise unterscheidet\. Preise pro Monat\. <\/span><span>Alle Preise zzgl\. USt\., nur für Unternehmer/,
  );
});
