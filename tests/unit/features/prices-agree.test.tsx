import { expect, it } from 'vitest';
import { AddonSection } from '#app/features/calculator/addons/addon-section';
import { NextUnits } from '#app/features/calculator/curve/price-picture';
import { ScopeSteppers } from '#app/features/calculator/summary/scope-and-term';
import { AddonList } from '#app/features/landing/addon-list';
import { ShownPricesProvider } from '#app/state/shown-prices';
import { titledList as named, select } from '../domain/pricing/price-list';
import { read, show } from './show';

// Different parts of the site say the same of one price.

const change = () => undefined;

it('the landing page shows the price of an addon only when a plan charges it (D8)', async () => {
  const text = read(
    await show(
      'de',
      <ShownPricesProvider page="home" shown={{ published: { version: 1, list: named } }}>
        <AddonList />
      </ShownPricesProvider>,
    ),
  );
  expect(text).toContain('In Pro und Enterprise enthalten support In Pro und Enterprise enthalten');
  expect(text).toContain('reporting 199 € pro Monat In Pro und Enterprise kostenfrei');
  expect(text).toContain('transport-genius 599 € pro Monat angekündigt');
});

it.each([
  [select('core', {}, named), ['In Pro und Enterprise enthalten', '199 € pro Monat']],
  [
    select('pro', { addons: ['reporting'] }, named),
    ['Bereits enthalten', 'kostenfrei statt 199 €'],
  ],
])('a calculator card shows the addon’s price in the plan', async (selection, said) => {
  const html = await show(
    'de',
    <AddonSection config={named} selection={selection} change={change} />,
  );
  const [sso = '', , reporting = ''] = html
    .split('<li aria-labelledby')
    .slice(1)
    .map((card) => read(/<\/h4>(.*?)<div id=/.exec(card)?.[1] ?? ''));
  expect(sso).toContain(said[0]);
  expect(reporting).toContain(said[1]);
});

it('a stepper shows the price of a further user at the current count’s rate (D6)', async () => {
  const selection = select('core', { users: 40 }, named);
  const steppers = <ScopeSteppers config={named} selection={selection} change={change} />;
  expect(read(await show('de', steppers))).toContain('3 enthalten, weitere je 41 € pro Monat');
});

it('prices of further units are in whole euros, and a user that lowers the total is omitted (D5, D6)', async () => {
  const readNext = async (users: number) =>
    read(
      await show('de', <NextUnits config={named} selection={select('core', { users }, named)} />),
    );
  // 41.65; from 36 × 49 to 37 × 41.65 the total falls.
  expect(await readNext(40)).toContain('Der nächste Benutzer +41 € Das nächste System +129 €');
  expect(await readNext(39)).toContain('Was mehr kosten würde Das nächste System +129 €');
});
