import { readCount } from './counts';
import type { Draft, DraftAddon, DraftPlan, ItemList } from './draft';
import { type ConfigWarning, checkConfig } from './warnings';

const COUNT_FIELDS = [
  'includedUsers',
  'includedSystems',
  'includedLandscapes',
  'freeAddonCount',
] as const;

/** One path segment, and one entry of a comma list, that no encoding changes. */
const FIT_ID = /^(?!\.{1,2}$)[\w.~-]+$/;

type ItemWarningKind =
  | { field: 'id'; code: 'missing-id' | 'duplicate-id' | 'unfit-id' }
  | { field: 'title'; code: 'missing-title' }
  | { field: 'basePrice' | 'price'; code: 'negative-price' }
  | { field: (typeof COUNT_FIELDS)[number]; code: 'not-a-count'; countsAs: number }
  | { field: 'includedAddons' | 'disabledAddons'; code: 'unknown-addons'; ids: string[] }
  | { field: 'disabledAddons'; code: 'included-and-disabled'; ids: string[] };

/** What is odd about one field of one plan or addon. */
export type ItemWarning = ItemWarningKind & { list: ItemList; key: number };

export type DraftWarning = ItemWarning | ConfigWarning | { code: 'no-plans' };

const BREAKING: readonly DraftWarning['code'][] = [
  'no-plans',
  'missing-id',
  'duplicate-id',
  'unfit-id',
];

/** Whether pages would show less than was configured: such a draft is saved on second thought. */
export function isBreaking({ code }: DraftWarning): boolean {
  return BREAKING.includes(code);
}

/** What is odd about an edited configuration; nothing of it blocks saving (spec §5, D21). */
export function checkDraft(draft: Draft): DraftWarning[] {
  const addonIds = new Set(draft.ADDONS.map(({ id }) => id));
  return [
    ...(draft.PRICING_PLANS.length === 0 ? [{ code: 'no-plans' } as const] : []),
    ...checkItems('PRICING_PLANS', draft.PRICING_PLANS, (plan) => checkPlan(plan, addonIds)),
    ...checkConfig(draft),
    ...checkItems('ADDONS', draft.ADDONS, checkAddon),
  ];
}

function checkItems<Item extends DraftPlan | DraftAddon>(
  list: ItemList,
  items: readonly Item[],
  check: (item: Item) => ItemWarningKind[],
): ItemWarning[] {
  const seen = Map.groupBy(items, ({ id }) => id);
  return items.flatMap((item) => {
    // Stryker disable next-line OptionalChaining: each item is in its own group.
    const isRepeated = (seen.get(item.id)?.length ?? 0) > 1;
    return [...checkId(item.id, isRepeated), ...checkTitle(item.title), ...check(item)].map(
      (warning) => ({ ...warning, list, key: item.key }),
    );
  });
}

function checkId(id: string, isRepeated: boolean): ItemWarningKind[] {
  if (id === '') return [{ field: 'id', code: 'missing-id' }];
  return [
    ...(isRepeated ? [{ field: 'id', code: 'duplicate-id' } as const] : []),
    ...(FIT_ID.test(id) ? [] : [{ field: 'id', code: 'unfit-id' } as const]),
  ];
}

function checkTitle(title: string): ItemWarningKind[] {
  return title.trim() === '' ? [{ field: 'title', code: 'missing-title' }] : [];
}

function checkPlan(plan: DraftPlan, addonIds: ReadonlySet<string>): ItemWarningKind[] {
  const unknown = (['includedAddons', 'disabledAddons'] as const).map((field) => {
    const ids = plan[field].filter((id) => !addonIds.has(id));
    return { field, code: 'unknown-addons', ids } as const;
  });
  const ids = plan.disabledAddons.filter((id) => plan.includedAddons.includes(id));
  const both = { field: 'disabledAddons', code: 'included-and-disabled', ids } as const;
  return [
    ...checkPrice('basePrice', plan.basePrice),
    ...COUNT_FIELDS.map((field) => {
      return { field, code: 'not-a-count', countsAs: readCount(plan[field]) } as const;
    }).filter(({ field, countsAs }) => plan[field] !== countsAs),
    ...[...unknown, both].filter((warning) => warning.ids.length > 0),
  ];
}

function checkAddon(addon: DraftAddon): ItemWarningKind[] {
  return checkPrice('price', addon.price);
}

function checkPrice(field: 'basePrice' | 'price', price: number): ItemWarningKind[] {
  return price < 0 ? [{ field, code: 'negative-price' }] : [];
}
