import { afterAll, expect, it } from 'vitest';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Right } from '#app/domain/staff/rights';
import { DELIVERED_PLANS } from '../../delivered-prices';
import { readTotal } from '../support/page';
import { openSite } from '../support/site';
import { openBrowser, signInPerson, type TestBrowser } from '../support/staff';
import { createDeliveredList } from '../support/test-prices';

const site = await openSite();
afterAll(() => site.close());

const signIn = (name: string, rights: Right[]) => signInPerson(site, site.staff, name, rights);

const CORE = DELIVERED_PLANS.core.basePrice;

function publish(browser: TestBrowser, list: PricingConfig, more: object) {
  const change = { confirmed: [], reason: 'test' };
  return browser.call('publishPrices', { ...change, list: JSON.stringify(list), ...more });
}

const readCore = async () => {
  await site.refreshPrices();
  const page = await site.fetch('/preiskalkulator/core?systems=2');
  return readTotal(await page.text());
};

it('publishes and activates again as the editor does', async () => {
  const ada = await signIn('Ada', ['prices']);
  expect((await ada.call('findStaffMember')).result).toEqual({ name: 'Ada', rights: ['prices'] });

  // The server decides what needs confirmation, not the page.
  const dear = createDeliveredList(CORE + 200);
  expect((await publish(ada, dear, { basedOn: 0 })).result).toEqual({ kind: 'unconfirmed' });
  const accepted = { basedOn: 0, confirmed: ['price-change'], reason: ' Preisrunde ' };
  const published = await publish(ada, dear, accepted);
  expect(published.result).toMatchObject({ kind: 'published', version: 1 });
  expect(published.headers.get('cache-control')).toBe('no-store');
  expect(await readCore()).toBe(`${CORE + 200} €`);

  const bob = await signIn('Bob', ['prices']);
  expect((await bob.call('readListInForce')).result).toMatchObject({
    version: 1,
    activation: { author: 'Ada', reason: 'Preisrunde', effectiveAt: expect.any(Number) },
  });
  const back = { version: 0, replaces: 1, reason: 'back', confirmed: ['price-change'] };
  expect((await bob.call('activatePrices', { ...back, replaces: 0 })).result).toEqual({
    kind: 'conflict',
  });
  expect((await bob.call('activatePrices', back)).result).toMatchObject({ kind: 'activated' });
  expect(await readCore()).toBe(DELIVERED_PLANS.core.text);

  expect((await ada.call('readPriceHistory')).result).toMatchObject({
    inForce: 0,
    versions: [{ version: 1, published: { author: 'Ada', reason: 'Preisrunde' } }, { version: 0 }],
  });
});

it('refuses what cannot be a publication, and tells visitors nothing', async () => {
  expect(await openBrowser(site).call('findStaffMember')).toMatchObject({ result: null });
  const ada = await signIn('Ada Wrong', ['prices']);
  const unreadable = { basedOn: 2, list: '{"ADDONS":[]}' };
  expect((await publish(ada, createDeliveredList(CORE), unreadable)).result).toEqual({
    kind: 'unreadable',
  });
  expect((await publish(ada, createDeliveredList(CORE), { basedOn: 2, reason: '  ' })).status).toBe(
    422,
  );
  expect((await publish(ada, createDeliveredList(CORE), { basedOn: -1 })).status).toBe(422);
});
