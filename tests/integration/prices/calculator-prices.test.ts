import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRICE_VECTORS, type PriceVector } from '../../price-vectors';
import { readTotal } from '../support/page';
import { openSite, type TestSite } from '../support/site';
import { putTestPricesInForce } from '../support/test-prices';

/** What an address can ask for: no future addons, no price of a sales-only plan. */
const vectors = PRICE_VECTORS.filter(({ input }) => input.plan !== 'enterprise')
  .filter(({ input }) => input.addons.every((id) => ['sso', 'support', 'reporting'].includes(id)))
  .filter(({ input }) => !input.yearly || input.commitment !== null)
  .filter((_, index) => index % 2 === 0)
  .slice(0, 20);

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
  await putTestPricesInForce(site);
});
afterAll(() => site.close());

describe('the price list over HTTP', () => {
  it('has twenty samples, half of them with addons or a commitment', () => {
    expect(vectors).toHaveLength(20);
    const rich = vectors.filter(({ input }) => input.addons.length > 0 || input.yearly);
    expect(rich.length).toBeGreaterThanOrEqual(10);
  });

  it.each(vectors.map((vector) => [writeAddress(vector), vector.expected.totalShown] as const))(
    '%s costs %i €',
    async (address, total) => {
      const german = await site.fetch(address);
      expect(german.status).toBe(200);
      const digits = readTotal(await german.text());
      expect(digits).toMatch(/^\d{1,3}(\.\d{3})* €$/);
      expect(Number(digits?.replace(/\D/g, ''))).toBe(total);

      const english = readTotal(await (await site.fetch(`/en${address}`)).text());
      expect(english).toMatch(/^€\d{1,3}(,\d{3})*$/);
      expect(Number(english?.replace(/\D/g, ''))).toBe(total);
    },
  );
});

function writeAddress({ input }: PriceVector): string {
  const { plan, users, systems, landscapes, addons, yearly, commitment } = input;
  const query = [
    `users=${users}&systems=${systems}&landscapes=${landscapes}`,
    ...(yearly ? [`yearly=true&commitment=${commitment}`] : []),
    ...(addons.length > 0 ? [`addons=${addons.join(',')}`] : []),
  ];
  return `/preiskalkulator/${plan}?${query.join('&')}`;
}
