import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { AddonIcon } from '#app/features/price-editor/forms/addon-icon';
import catalog from '#locales/de/catalog.json';

const { PRICING_PLANS: plans, ADDONS: addons } = createBuiltInConfig(catalog.pricing);

it.each(plans)('the plan $id has all of its texts', ({ title, description, features }) => {
  expect([title, description, ...features]).not.toContain('');
  expect(features).not.toEqual([]);
});

it.each(addons)('the addon $id has all of its texts', (addon) => {
  const { title, description, longDescription, features } = addon;
  expect([title, description, longDescription, ...features]).not.toContain('');
  expect(features).not.toEqual([]);
});

it.each(addons)('the addon $id has an icon that pages know: $icon', ({ icon }) => {
  const draw = (name: string) => renderToStaticMarkup(<AddonIcon name={name} />);
  expect(draw(icon)).not.toBe(draw('unknown'));
});

it('every text belongs to an existing plan or addon', () => {
  expect(Object.keys(catalog.pricing.plans)).toEqual(plans.map(({ id }) => id));
  expect(Object.keys(catalog.pricing.addons)).toEqual(addons.map(({ id }) => id));
});
