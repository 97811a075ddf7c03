import { compareAmounts, ONE } from '#app/domain/pricing/amount.ts';
import { URL_SAFE_ID } from '#app/domain/pricing/catalog.ts';
import type { ItemTexts, PricingConfig } from '#app/domain/pricing/config.ts';
import { EXTRA_COST_FIELDS, type ExtraCost } from '#app/domain/pricing/counts.ts';
import { COMMITMENT_YEARS, getYearlyDiscountRate } from '#app/domain/pricing/discounts.ts';
import type { ItemList } from '#app/domain/pricing/editing/draft.ts';
import { getFieldKind, ITEM_FIELDS, type ItemField } from '#app/domain/pricing/fields.ts';
import { TEXT_FIELDS, TEXT_LIST_FIELDS } from '#app/domain/pricing/translate.ts';

/** Limits of published lists; texts in characters, prices in euros (D49). */
const MAX = {
  plans: 50,
  addons: 200,
  id: 100,
  text: 200,
  longText: 5000,
  entries: 200,
  count: 1_000_000,
  price: 100_000_000,
} as const;

type Fault =
  | { kind: 'missing-id' | 'duplicate-id' | 'unfit-id' | 'reserved-id' | 'negative' }
  | { kind: 'too-high' | 'too-long' | 'too-many-entries'; limit: number };

/** Reason why a list cannot be published; positions count from 1. */
export type PublishBlocker =
  | { kind: 'no-plans' | 'negative-discount' | 'whole-discount' }
  | { kind: 'too-many-items'; list: ItemList; limit: number }
  | { kind: 'texts-too-long'; language: string }
  | (Fault & { list: ItemList; position: number; field: ItemField['field'] })
  | (Fault & { field: ExtraCost });

/** Finds the reasons why a list cannot be published; drafts may have them (D49). */
export function findPublishBlockers(config: PricingConfig): PublishBlocker[] {
  const { PRICING_PLANS, ADDONS, EXTRA_COSTS, TEXTS = {} } = config;
  return [
    ...(PRICING_PLANS.length === 0 ? [{ kind: 'no-plans' as const }] : []),
    ...checkItems('PRICING_PLANS', PRICING_PLANS, MAX.plans),
    ...EXTRA_COST_FIELDS.flatMap((field) =>
      checkValue('main-price', EXTRA_COSTS[field]).map((fault) => ({ ...fault, field })),
    ),
    ...checkDiscount(config),
    ...checkItems('ADDONS', ADDONS, MAX.addons),
    ...Object.entries(TEXTS)
      .filter(([, { plans, addons }]) => [plans, addons].some(areTooLong))
      .map(([language]) => ({ kind: 'texts-too-long' as const, language })),
  ];
}

function checkItems(
  list: ItemList,
  items: readonly { id: string }[],
  limit: number,
): PublishBlocker[] {
  if (items.length > limit) return [{ kind: 'too-many-items', list, limit }];
  const ids = items.map(({ id }) => id);
  return items.flatMap((item, index) => {
    const isRepeated = ids.indexOf(item.id) < index;
    const values = new Map<string, unknown>(Object.entries(item));
    return ITEM_FIELDS[list].flatMap(({ field, kind }) =>
      [
        ...checkValue(kind, values.get(field)),
        ...(kind === 'id' ? checkId(item.id, isRepeated) : []),
      ].map((fault) => ({ ...fault, list, position: index + 1, field })),
    );
  });
}

function checkId(id: string, isRepeated: boolean): Fault[] {
  if (id === '') return [{ kind: 'missing-id' }];
  // Objects inherit these names, such as `__proto__`.
  if (id in {}) return [{ kind: 'reserved-id' }];
  if (!URL_SAFE_ID.test(id)) return [{ kind: 'unfit-id' }];
  return isRepeated ? [{ kind: 'duplicate-id' }] : [];
}

function checkValue(kind: ItemField['kind'], value: unknown): Fault[] {
  if (typeof value === 'string') {
    const limit = kind === 'id' ? MAX.id : kind === 'long-text' ? MAX.longText : MAX.text;
    return value.length > limit ? [{ kind: 'too-long', limit }] : [];
  }
  if (Array.isArray(value)) {
    if (value.length > MAX.entries) return [{ kind: 'too-many-entries', limit: MAX.entries }];
    return value.flatMap((entry) => checkValue('text', entry)).slice(0, 1);
  }
  if (typeof value !== 'number') return [];
  const limit = kind === 'count' ? MAX.count : MAX.price;
  if (value < 0 && kind !== 'count') return [{ kind: 'negative' }];
  return value > limit ? [{ kind: 'too-high', limit }] : [];
}

/** With the whole price as the discount of the longest term, every offer would cost 0 € (D7). */
function checkDiscount(config: PricingConfig): PublishBlocker[] {
  if (config.YEARLY_DISCOUNT < 0) return [{ kind: 'negative-discount' }];
  const longest = getYearlyDiscountRate(config, Math.max(...COMMITMENT_YEARS));
  return compareAmounts(longest, ONE) < 0 ? [] : [{ kind: 'whole-discount' }];
}

function areTooLong(textsById: Record<string, ItemTexts>): boolean {
  return Object.values(textsById).some((texts) =>
    [
      ...TEXT_FIELDS.flatMap((field) => checkValue(getFieldKind(field), texts[field])),
      ...TEXT_LIST_FIELDS.flatMap((field) => checkValue('features', texts[field])),
    ].some(Boolean),
  );
}
