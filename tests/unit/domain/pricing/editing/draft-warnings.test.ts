import { describe, expect, it } from 'vitest';
import type { Addon, Plan } from '#app/domain/pricing/config';
import { createDraft, type Draft } from '#app/domain/pricing/editing/draft';
import {
  checkDraft as checkDraftOn,
  type DraftWarning,
  isBreaking,
} from '#app/domain/pricing/editing/draft-warnings';
import { createAddon, planOf, priceList, withPlan } from '../price-list';

/** The price list with titles everywhere, as the built-in texts give them. */
const titled = {
  ...priceList,
  PRICING_PLANS: priceList.PRICING_PLANS.map((plan) => ({ ...plan, title: plan.id })),
  ADDONS: priceList.ADDONS.map((addon) => ({ ...addon, title: addon.id })),
};

/** Before any announced quarter has passed. */
const checkDraft = (draft: Draft) => checkDraftOn(draft, new Date('2025-01-01'));

function checkCore(change: Partial<Plan>): DraftWarning[] {
  const [core = planOf('core'), ...plans] = titled.PRICING_PLANS;
  return checkDraft(createDraft({ ...titled, PRICING_PLANS: [{ ...core, ...change }, ...plans] }));
}

function checkSso(change: Partial<Addon>): DraftWarning[] {
  const [sso = createAddon('sso', 99), ...addons] = titled.ADDONS;
  return checkDraft(createDraft({ ...titled, ADDONS: [{ ...sso, ...change }, ...addons] }));
}

const core = { list: 'PRICING_PLANS', key: 0 };
const sso = { list: 'ADDONS', key: 3 };

it('the built-in configuration has no warning', () => {
  expect(checkDraft(createDraft(titled))).toEqual([]);
});

it('an addon with a passed quarter has a warning (D43)', () => {
  const announced = createDraft({
    ...titled,
    ADDONS: [{ ...createAddon('genius', 599), status: 'future', statusText: 'Q2/2025' }],
  });
  const passed = { list: 'ADDONS', key: 3, field: 'statusText', kind: 'quarter-passed' };
  expect(checkDraftOn(announced, new Date('2025-07-01')).filter(isAboutStatus)).toEqual([passed]);
  expect(checkDraftOn(announced, new Date('2025-06-30')).filter(isAboutStatus)).toEqual([]);
});

function isAboutStatus(warning: DraftWarning): boolean {
  return 'field' in warning && warning.field === 'statusText';
}

it('a configuration without plans has a warning', () => {
  const draft = createDraft({ ...titled, PRICING_PLANS: [] });
  expect(checkDraft(draft)).toEqual([{ kind: 'no-plans' }]);
});

describe('an id', () => {
  it.each(['', '  '])('that is empty: %j', (id) => {
    expect(checkCore({ id })[0]).toEqual({
      ...core,
      field: 'id',
      kind: id === '' ? 'missing-id' : 'unfit-id',
    });
    expect(checkCore({ id })).toHaveLength(1);
  });

  it('of two plans has a warning at both', () => {
    expect(checkCore({ id: 'pro' })).toEqual([
      { ...core, field: 'id', kind: 'duplicate-id' },
      { list: 'PRICING_PLANS', key: 1, field: 'id', kind: 'duplicate-id' },
    ]);
  });

  it('of two addons has a warning at both', () => {
    expect(checkSso({ id: 'support' }).filter(({ kind }) => kind === 'duplicate-id')).toEqual([
      { ...sso, field: 'id', kind: 'duplicate-id' },
      { list: 'ADDONS', key: 4, field: 'id', kind: 'duplicate-id' },
    ]);
  });

  it('of a plan and an addon has no warning', () => {
    expect(checkCore({ id: 'reporting' })).toEqual([]);
  });

  it.each(['a b', 'a/b', 'a,b', 'a?b', 'a#b', 'ä', '.', '..', 'a\n', '<script>', '😀'])(
    'that does not fit an address: %j',
    (id) => {
      expect(checkCore({ id })).toEqual([{ ...core, field: 'id', kind: 'unfit-id' }]);
    },
  );

  it.each(['core', 'plan-4', 'A_b.c~1', '...', '7', '.a', 'b..'])('that fits: %j', (id) => {
    expect(checkCore({ id })).toEqual([]);
  });

  it('that is duplicate and unfit has both warnings', () => {
    const twice = createDraft({
      ...titled,
      PRICING_PLANS: titled.PRICING_PLANS.slice(0, 2).map((plan) => ({ ...plan, id: 'a b' })),
    });
    expect(checkDraft(twice).map(({ kind }) => kind)).toEqual([
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
    expect(checkDraft(createDraft({ ...titled, TEXTS }))).toEqual([
      { ...unprintable, characters: ['漢'], language: 'en' },
    ]);
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
  expect(checkSso(change)).toEqual([{ ...sso, field, kind }]);
});

it('the warnings of the specification appear between those of plans and addons', () => {
  const draft: Draft = {
    ...createDraft(titled),
    EXTRA_COSTS: { ...titled.EXTRA_COSTS, USER_PRICE: -1, SYSTEM_PRICE: 1, LANDSCAPE_PRICE: 0 },
    YEARLY_DISCOUNT: 0.6,
  };
  const [plan, ...plans] = draft.PRICING_PLANS;
  const [addon, ...addons] = draft.ADDONS;
  if (!plan || !addon) throw new Error('No plans or addons');
  const odd = {
    ...draft,
    PRICING_PLANS: [{ ...plan, basePrice: -1 }, ...plans],
    ADDONS: [{ ...addon, price: -1 }, ...addons],
  };
  expect(checkDraft(odd).map(({ kind }) => kind)).toEqual([
    'negative-price',
    'negative-extra-cost',
    'zero-extra-cost',
    'discount-too-high',
    'negative-price',
  ]);
});

it('warnings that break pages need confirmation before saving', () => {
  const draft = createDraft({ ...titled, PRICING_PLANS: [] });
  const found = [
    ...checkDraft(draft),
    ...checkCore({ id: 'pro', basePrice: -1, includedUsers: -1, includedAddons: ['x'] }),
    ...checkCore({ id: '' }),
    ...checkSso({ id: 'a b', title: '' }),
    ...checkDraft(createDraft(withPlan('core', { includedAddons: ['sso'] }))),
    ...checkDraft({ ...createDraft(titled), YEARLY_DISCOUNT: -1 }),
    ...checkDraft({ ...createDraft(titled), YEARLY_DISCOUNT: 2 }),
  ];
  const codesWhere = (breaks: boolean) =>
    new Set(found.filter((warning) => isBreaking(warning) === breaks).map(({ kind }) => kind));
  expect(codesWhere(true)).toEqual(new Set(['no-plans', 'duplicate-id', 'missing-id', 'unfit-id']));
  expect(codesWhere(false)).toEqual(
    new Set([
      'missing-title',
      'negative-price',
      'not-a-count',
      'unknown-addons',
      'included-and-disabled',
      'negative-discount',
      'discount-too-high',
    ]),
  );
});
