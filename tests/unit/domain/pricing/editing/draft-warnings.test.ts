import { describe, expect, it } from 'vitest';
import { fillEmptyTitles } from '#app/domain/pricing/catalog';
import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';
import { createDraft } from '#app/domain/pricing/editing/draft';
import { checkDraft, isBreaking } from '#app/domain/pricing/editing/draft-warnings';
import { createAddon, planOf, priceList } from '../price-list';

const titled = fillEmptyTitles(priceList);
const [firstPlan = planOf('core'), ...plans] = titled.PRICING_PLANS;
const [firstAddon = createAddon('sso', 99), ...addons] = titled.ADDONS;

/** Before any announced quarter has passed. */
const check = (change: Partial<PricingConfig>) =>
  checkDraft(createDraft({ ...titled, ...change }), new Date('2025-01-01'));
const withCore = (change: Partial<Plan>) => ({
  PRICING_PLANS: [{ ...firstPlan, ...change }, ...plans],
});
const withSso = (change: Partial<Addon>) => ({ ADDONS: [{ ...firstAddon, ...change }, ...addons] });
const checkCore = (change: Partial<Plan>) => check(withCore(change));

const core = { list: 'PRICING_PLANS', key: 0 };
const sso = { list: 'ADDONS', key: 3 };

it('the built-in configuration has no warning', () => {
  expect(check({})).toEqual([]);
});

it('an addon with a passed quarter has a warning (D43)', () => {
  const change = withSso({ status: 'future', statusText: 'Q2/2025' });
  const announced = createDraft({ ...titled, ...change });
  const warning = { ...sso, field: 'statusText', kind: 'quarter-passed' };
  expect(checkDraft(announced, new Date('2025-07-01'))).toContainEqual(warning);
  expect(checkDraft(announced, new Date('2025-06-30'))).not.toContainEqual(warning);
});

it('a configuration without plans has a warning', () => {
  expect(check({ PRICING_PLANS: [] })).toEqual([{ kind: 'no-plans' }]);
});

describe('an id', () => {
  it('of two plans has a warning at both', () => {
    expect(checkCore({ id: 'pro' })).toEqual([
      { ...core, field: 'id', kind: 'duplicate-id' },
      { list: 'PRICING_PLANS', key: 1, field: 'id', kind: 'duplicate-id' },
    ]);
  });

  it.each(['  ', 'a b', 'a/b', 'a,b', 'a?b', 'a#b', 'ä', '.', '..', 'a\n', '<script>', '😀'])(
    'that does not fit an address: %j',
    (id) => {
      expect(checkCore({ id })).toEqual([{ ...core, field: 'id', kind: 'unfit-id' }]);
    },
  );

  it.each(['core', 'plan-4', 'A_b.c~1', '...', '7', '.a', 'b..'])('that fits: %j', (id) => {
    expect(checkCore({ id })).toEqual([]);
  });

  it('that is duplicate and unfit has both warnings', () => {
    const twice = titled.PRICING_PLANS.slice(0, 2).map((plan) => ({ ...plan, id: 'a b' }));
    expect(check({ PRICING_PLANS: twice }).map(({ kind }) => kind)).toEqual([
      'duplicate-id',
      'unfit-id',
      'duplicate-id',
      'unfit-id',
    ]);
  });
});

describe('a plan', () => {
  const priced = (kind: string) => [{ ...core, field: 'basePrice', kind }];
  it.each<[Partial<Plan>, unknown[]]>([
    [{ id: '' }, [{ ...core, field: 'id', kind: 'missing-id' }]],
    // That of an addon.
    [{ id: 'reporting' }, []],
    [{ title: '' }, [{ ...core, field: 'title', kind: 'missing-title' }]],
    [{ title: ' \t' }, [{ ...core, field: 'title', kind: 'missing-title' }]],
    [{ basePrice: -0.01 }, priced('negative-price')],
    [{ basePrice: 1 }, []],
    [{ basePrice: 0 }, priced('zero-price')],
    [{ basePrice: 0, salesOnly: true }, []],
    [{ basePrice: -1, salesOnly: true }, priced('negative-price')],
    [
      { includedAddons: ['sla', 'reporting', 'x'], disabledAddons: ['y'] },
      [
        { ...core, field: 'includedAddons', kind: 'unknown-addons', ids: ['sla', 'x'] },
        { ...core, field: 'disabledAddons', kind: 'unknown-addons', ids: ['y'] },
      ],
    ],
    [
      { includedAddons: ['support', 'sso', 'reporting'] },
      [
        {
          ...core,
          field: 'disabledAddons',
          kind: 'included-and-disabled',
          ids: ['sso', 'support'],
        },
      ],
    ],
  ])('with %j', (change, warnings) => {
    expect(checkCore(change)).toEqual(warnings);
  });

  it('with characters that PDF files cannot draw, also in another language', () => {
    const unprintable = { ...core, field: 'title', kind: 'unprintable' };
    expect(checkCore({ title: 'Łódź\u202f? 漢 Pro\u2192👩‍💻漢' })).toEqual([
      { ...unprintable, characters: ['漢', '→', '👩‍💻'] },
    ]);
    const TEXTS = { en: { plans: { core: { title: '漢' } }, addons: {} } };
    expect(check({ TEXTS })).toEqual([{ ...unprintable, characters: ['漢'], language: 'en' }]);
  });

  it.each<keyof Plan>(['includedUsers', 'includedSystems', 'includedLandscapes', 'freeAddonCount'])(
    'with %s that are no whole number from 0',
    (field) => {
      const countsAs = (count: number) => checkCore({ [field]: count });
      const warning = { ...core, field, kind: 'not-a-count' };
      expect(countsAs(-1)).toEqual([{ ...warning, countsAs: 0 }]);
      expect(countsAs(2.5)).toEqual([{ ...warning, countsAs: 2 }]);
      expect(countsAs(1e300)).toEqual([{ ...warning, countsAs: 2 ** 53 - 1 }]);
      expect(countsAs(0)).toEqual([]);
    },
  );
});

it.each<[Partial<Addon>, string]>([
  [{ title: '' }, 'missing-title'],
  [{ price: -1 }, 'negative-price'],
  [{ price: 0 }, 'zero-price'],
])('an addon with %j', (change, kind) => {
  const [field] = Object.keys(change);
  expect(check(withSso(change))).toEqual([{ ...sso, field, kind }]);
});

it('the warnings of the specification appear between those of plans and addons', () => {
  const found = check({
    ...withCore({ basePrice: -1 }),
    ...withSso({ price: -1 }),
    EXTRA_COSTS: { ...titled.EXTRA_COSTS, USER_PRICE: -1, SYSTEM_PRICE: 1, LANDSCAPE_PRICE: 0 },
    YEARLY_DISCOUNT: 0.6,
  });
  expect(found.map(({ kind }) => kind)).toEqual([
    'negative-price',
    'negative-extra-cost',
    'zero-extra-cost',
    'discount-too-high',
    'negative-price',
  ]);
});

it('only warnings that break pages need confirmation before saving', () => {
  const found = [
    ...check({ PRICING_PLANS: [], YEARLY_DISCOUNT: -1 }),
    ...checkCore({ id: 'pro', basePrice: -1, includedUsers: -1, includedAddons: ['x', 'sso'] }),
    ...checkCore({ id: '' }),
    ...check({ ...withSso({ id: 'a b', title: '' }), YEARLY_DISCOUNT: 2 }),
  ];
  const breaking = new Set(found.filter(isBreaking).map(({ kind }) => kind));
  expect(breaking).toEqual(new Set(['no-plans', 'duplicate-id', 'missing-id', 'unfit-id']));
});
