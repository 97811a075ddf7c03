import { describe, expect, it } from 'vitest';
import { type ConfigIssue, parsePricingConfig } from '#app/domain/pricing/read-config';
import { newPlan } from './price-list';

const newAddon = {
  id: 'addon-8',
  title: 'Neues Addon',
  price: 0,
  description: 'Beschreibung',
  features: ['Feature 1'],
  highlighted: false,
};
const smallConfig = {
  PRICING_PLANS: [newPlan],
  ADDONS: [newAddon],
  EXTRA_COSTS: { USER_PRICE: 49, SYSTEM_PRICE: 129, LANDSCAPE_PRICE: 59 },
  YEARLY_DISCOUNT: 0.15,
};

function parseValid(raw: unknown) {
  const parsed = parsePricingConfig(raw);
  if (parsed.kind === 'refused') throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

function findIssues(raw: unknown): ConfigIssue[] {
  const parsed = parsePricingConfig(raw);
  return parsed.kind === 'ok' ? [] : parsed.refusal;
}

describe('a valid configuration', () => {
  it('has complete addons, even those that the admin created without all fields', () => {
    expect(parseValid(smallConfig)).toStrictEqual({
      PRICING_PLANS: [newPlan],
      ADDONS: [
        {
          id: 'addon-8',
          title: 'Neues Addon',
          icon: '',
          price: 0,
          description: 'Beschreibung',
          longDescription: '',
          features: ['Feature 1'],
          status: 'available',
          statusText: '',
          image: '',
          highlighted: false,
        },
      ],
      EXTRA_COSTS: { USER_PRICE: 49, SYSTEM_PRICE: 129, LANDSCAPE_PRICE: 59 },
      YEARLY_DISCOUNT: 0.15,
    });
  });

  it('can leave out whether plans and addons are highlighted', () => {
    const { highlighted: _plan, ...plan } = newPlan;
    const { highlighted: _addon, ...addon } = newAddon;
    const config = parseValid({ ...smallConfig, PRICING_PLANS: [plan], ADDONS: [addon] });
    expect(config.PRICING_PLANS[0]).not.toHaveProperty('highlighted');
    expect(config.ADDONS[0]).not.toHaveProperty('highlighted');
  });

  it('can have unusual values (D18, D21)', () => {
    const odd = {
      PRICING_PLANS: [],
      ADDONS: [],
      EXTRA_COSTS: { USER_PRICE: -1, SYSTEM_PRICE: 1e308, LANDSCAPE_PRICE: 0.001 },
      YEARLY_DISCOUNT: -3,
    };
    expect(parseValid(odd)).toEqual(odd);
  });

  it('loses unknown and prototype keys', () => {
    const text = JSON.stringify(smallConfig)
      .replace('{', '{"__proto__":{"YEARLY_DISCOUNT":9},"constructor":1,"extra":1,')
      .replace('"id":"plan-4"', '"id":"plan-4","extra":1,"__proto__":{"id":"other"}')
      .replace('"id":"addon-8"', '"id":"addon-8","extra":1')
      .replace('"USER_PRICE"', '"extra":1,"USER_PRICE"');
    expect(parseValid(JSON.parse(text))).toStrictEqual(parseValid(smallConfig));
  });
});

describe('an invalid configuration reports paths', () => {
  it.each([undefined, null, 'text', 7, []])('when it is none at all: %o', (raw) => {
    expect(findIssues(raw)).toEqual([
      { path: '', kind: raw === undefined ? 'missing' : 'wrong-type' },
    ]);
  });

  it('when parts are missing', () => {
    expect(findIssues({ EXTRA_COSTS: {} })).toEqual([
      { path: 'PRICING_PLANS', kind: 'missing' },
      { path: 'ADDONS', kind: 'missing' },
      { path: 'EXTRA_COSTS.USER_PRICE', kind: 'missing' },
      { path: 'EXTRA_COSTS.SYSTEM_PRICE', kind: 'missing' },
      { path: 'EXTRA_COSTS.LANDSCAPE_PRICE', kind: 'missing' },
      { path: 'YEARLY_DISCOUNT', kind: 'missing' },
    ]);
  });

  it('when a value is of another type', () => {
    const plan = { ...newPlan, basePrice: '499', features: ['A', 2] };
    expect(findIssues({ ...smallConfig, PRICING_PLANS: [newPlan, plan] })).toEqual([
      { path: 'PRICING_PLANS[1].basePrice', kind: 'wrong-type' },
      { path: 'PRICING_PLANS[1].features[1]', kind: 'wrong-type' },
    ]);
  });

  it('when a status is unknown', () => {
    const addon = { ...newAddon, status: 'planned' };
    expect(findIssues({ ...smallConfig, ADDONS: [addon] })).toEqual([
      { path: 'ADDONS[0].status', kind: 'unknown-value' },
    ]);
  });

  it.each([Number.NaN, Infinity, -Infinity])('when a number is %d', (number) => {
    expect(findIssues({ ...smallConfig, YEARLY_DISCOUNT: number })).toEqual([
      { path: 'YEARLY_DISCOUNT', kind: 'wrong-type' },
    ]);
  });

  it.each(Object.keys(newPlan).filter((key) => key !== 'highlighted'))(
    'when a plan has no %s',
    (key) => {
      expect(
        findIssues({ ...smallConfig, PRICING_PLANS: [{ ...newPlan, [key]: undefined }] }),
      ).toEqual([{ path: `PRICING_PLANS[0].${key}`, kind: 'missing' }]);
    },
  );

  it.each(['id', 'title', 'price', 'description', 'features'])('when an addon has no %s', (key) => {
    expect(findIssues({ ...smallConfig, ADDONS: [{ ...newAddon, [key]: undefined }] })).toEqual([
      { path: `ADDONS[0].${key}`, kind: 'missing' },
    ]);
  });
});
