import { describe, expect, it } from 'vitest';
import { type ConfigIssue, parsePricingConfig } from '#app/domain/pricing/read-config';
import { newAddon, newPlan } from './price-list';

/** As an admin created it without all fields. */
const smallAddon = {
  id: 'addon-8',
  title: 'Neues Addon',
  price: 0,
  description: 'Beschreibung',
  features: ['Feature 1'],
  highlighted: false,
};
const smallConfig = {
  PRICING_PLANS: [newPlan],
  ADDONS: [smallAddon],
  EXTRA_COSTS: { USER_PRICE: 49, SYSTEM_PRICE: 129, LANDSCAPE_PRICE: 59 },
  YEARLY_DISCOUNT: 0.15,
};

function parseValid(raw: unknown) {
  const parsed = parsePricingConfig(raw);
  if (parsed.kind === 'refused') throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

describe('a valid configuration', () => {
  it('has complete addons', () => {
    expect(parseValid(smallConfig)).toStrictEqual({ ...smallConfig, ADDONS: [newAddon] });
  });

  it('can leave out whether plans and addons are highlighted', () => {
    const { highlighted: _, ...plan } = newPlan;
    const config = parseValid({ ...smallConfig, PRICING_PLANS: [plan] });
    expect(config.PRICING_PLANS[0]).not.toHaveProperty('highlighted');
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

const without = (item: object, keys: readonly string[]) =>
  keys.map((key): [unknown, ConfigIssue[]] => {
    const list = item === newPlan ? 'PRICING_PLANS' : 'ADDONS';
    const raw = { ...smallConfig, [list]: [{ ...item, [key]: undefined }] };
    return [raw, [{ path: `${list}[0].${key}`, kind: 'missing' }]];
  });

it.each<[unknown, ConfigIssue[]]>([
  [undefined, [{ path: '', kind: 'missing' }]],
  [null, [{ path: '', kind: 'wrong-type' }]],
  ['text', [{ path: '', kind: 'wrong-type' }]],
  [[], [{ path: '', kind: 'wrong-type' }]],
  [
    { EXTRA_COSTS: {} },
    [
      { path: 'PRICING_PLANS', kind: 'missing' },
      { path: 'ADDONS', kind: 'missing' },
      { path: 'EXTRA_COSTS.USER_PRICE', kind: 'missing' },
      { path: 'EXTRA_COSTS.SYSTEM_PRICE', kind: 'missing' },
      { path: 'EXTRA_COSTS.LANDSCAPE_PRICE', kind: 'missing' },
      { path: 'YEARLY_DISCOUNT', kind: 'missing' },
    ],
  ],
  [
    {
      ...smallConfig,
      PRICING_PLANS: [newPlan, { ...newPlan, basePrice: '499', features: ['A', 2] }],
    },
    [
      { path: 'PRICING_PLANS[1].basePrice', kind: 'wrong-type' },
      { path: 'PRICING_PLANS[1].features[1]', kind: 'wrong-type' },
    ],
  ],
  [
    { ...smallConfig, ADDONS: [{ ...smallAddon, status: 'planned' }] },
    [{ path: 'ADDONS[0].status', kind: 'unknown-value' }],
  ],
  [
    { ...smallConfig, YEARLY_DISCOUNT: Number.NaN },
    [{ path: 'YEARLY_DISCOUNT', kind: 'wrong-type' }],
  ],
  ...without(
    newPlan,
    Object.keys(newPlan).filter((key) => key !== 'highlighted'),
  ),
  ...without(smallAddon, ['id', 'title', 'price', 'description', 'features']),
])('an invalid configuration reports paths: %#', (raw, issues) => {
  expect(parsePricingConfig(raw)).toEqual({ kind: 'refused', refusal: issues });
});
