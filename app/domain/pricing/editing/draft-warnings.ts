import { isQuarterPassed } from '#app/domain/pricing/catalog';
import { normalizeCount } from '#app/domain/pricing/counts';
import { ADDON_FIELDS, type ItemField, isPrice, PLAN_FIELDS } from '#app/domain/pricing/fields';
import { type ConfigWarning, checkConfig } from '#app/domain/pricing/warnings';
import { listUnprintable } from '#app/domain/printable';
import { getCustomTexts } from './custom-texts';
import type { Draft, DraftAddon, DraftPlan, ItemList } from './draft';

type FieldOfKind<Kind> = Extract<ItemField, { kind: Kind }>['field'];
type PriceField = FieldOfKind<'main-price' | 'price'>;

/** Ids that are the same with and without URL encoding, in a path and in a comma list. */
export const URL_SAFE_ID = /^(?!\.{1,2}$)[\w.~-]+$/;

type ItemWarningKind =
  | { field: 'id'; kind: 'missing-id' | 'duplicate-id' | 'unfit-id' }
  | { field: 'title'; kind: 'missing-title' }
  /** PDF files lack the characters of the title, in another language if one is named. */
  | { field: 'title'; kind: 'unprintable'; characters: string[]; language?: string }
  | { field: PriceField; kind: 'negative-price' | 'zero-price' }
  | { field: FieldOfKind<'count'>; kind: 'not-a-count'; countsAs: number }
  | { field: FieldOfKind<'addon-ids'>; kind: 'unknown-addons'; ids: string[] }
  | { field: 'disabledAddons'; kind: 'included-and-disabled'; ids: string[] }
  | { field: 'statusText'; kind: 'quarter-passed' };

/** A warning about one field of a plan or addon. */
export type ItemWarning = ItemWarningKind & { list: ItemList; key: number };

export type DraftWarning = ItemWarning | ConfigWarning | { kind: 'no-plans' };

const BREAKING: readonly DraftWarning['kind'][] = [
  'no-plans',
  'missing-id',
  'duplicate-id',
  'unfit-id',
];

/** Pages would not show the whole configuration; saving asks for confirmation. */
export function isBreaking({ kind }: DraftWarning): boolean {
  return BREAKING.includes(kind);
}

/** Lists the warnings about a draft; none of them prevents saving (spec §5, D21). */
export function checkDraft(draft: Draft, now: Date): DraftWarning[] {
  const addonIds = new Set(draft.ADDONS.map(({ id }) => id));
  return [
    ...(draft.PRICING_PLANS.length === 0 ? [{ kind: 'no-plans' } as const] : []),
    ...checkItems(draft, 'PRICING_PLANS', draft.PRICING_PLANS, (plan) => checkPlan(plan, addonIds)),
    ...checkConfig(draft),
    ...checkItems(draft, 'ADDONS', draft.ADDONS, (addon) => checkAddon(addon, now)),
  ];
}

function checkItems<Item extends DraftPlan | DraftAddon>(
  { TEXTS = {} }: Draft,
  list: ItemList,
  items: readonly Item[],
  check: (item: Item) => ItemWarningKind[],
): ItemWarning[] {
  const seen = Map.groupBy(items, ({ id }) => id);
  return items.flatMap((item) => {
    // Stryker disable next-line OptionalChaining: each item is in its own group.
    const isRepeated = (seen.get(item.id)?.length ?? 0) > 1;
    return [
      ...checkId(item.id, isRepeated),
      ...checkTitle(item.title),
      ...Object.keys(TEXTS).flatMap((language) => {
        const { title = '' } = getCustomTexts(TEXTS, language, list, item.id);
        return checkPrintable(title).map((warning) => ({ ...warning, language }));
      }),
      ...check(item),
    ].map((warning) => ({ ...warning, list, key: item.key }));
  });
}

function checkId(id: string, isRepeated: boolean): ItemWarningKind[] {
  if (id === '') return [{ field: 'id', kind: 'missing-id' }];
  return [
    ...(isRepeated ? [{ field: 'id', kind: 'duplicate-id' } as const] : []),
    ...(URL_SAFE_ID.test(id) ? [] : [{ field: 'id', kind: 'unfit-id' } as const]),
  ];
}

function checkTitle(title: string): ItemWarningKind[] {
  return title.trim() === '' ? [{ field: 'title', kind: 'missing-title' }] : checkPrintable(title);
}

/** Only titles stand in files. */
function checkPrintable(title: string) {
  const characters = listUnprintable(title);
  return characters.length > 0
    ? [{ field: 'title', kind: 'unprintable', characters } as const]
    : [];
}

function checkPlan(plan: DraftPlan, addonIds: ReadonlySet<string>): ItemWarningKind[] {
  const ids = plan.disabledAddons.filter((id) => plan.includedAddons.includes(id));
  return [
    // Pages do not show the price of a sales-only plan.
    ...PLAN_FIELDS.filter(isPrice).flatMap((row) =>
      checkPrice(row, plan[row.field], plan.salesOnly),
    ),
    ...PLAN_FIELDS.flatMap((row): ItemWarningKind[] => {
      switch (row.kind) {
        case 'count':
          return checkCount(row.field, plan[row.field]);
        case 'addon-ids':
          return checkAddonIds(row.field, plan[row.field], addonIds);
        default:
          return [];
      }
    }),
    ...(ids.length > 0
      ? [{ field: 'disabledAddons', kind: 'included-and-disabled', ids } as const]
      : []),
  ];
}

function checkAddon(addon: DraftAddon, now: Date): ItemWarningKind[] {
  return [
    ...ADDON_FIELDS.filter(isPrice).flatMap((row) => checkPrice(row, addon[row.field])),
    ...(isQuarterPassed(addon, now)
      ? [{ field: 'statusText', kind: 'quarter-passed' } as const]
      : []),
  ];
}

function checkPrice(
  { field, kind }: { field: PriceField; kind: string },
  price: number,
  isHidden = false,
): ItemWarningKind[] {
  if (price < 0) return [{ field, kind: 'negative-price' }];
  // Clearing the field gives 0, which is rarely intended for a main price; pages round down (D5).
  const isOdd = price < 1 && kind === 'main-price' && !isHidden;
  return isOdd ? [{ field, kind: 'zero-price' }] : [];
}

function checkCount(field: FieldOfKind<'count'>, count: number): ItemWarningKind[] {
  const countsAs = normalizeCount(count);
  return count === countsAs ? [] : [{ field, kind: 'not-a-count', countsAs }];
}

function checkAddonIds(
  field: FieldOfKind<'addon-ids'>,
  ids: readonly string[],
  addonIds: ReadonlySet<string>,
): ItemWarningKind[] {
  const unknown = ids.filter((id) => !addonIds.has(id));
  return unknown.length > 0 ? [{ field, kind: 'unknown-addons', ids: unknown }] : [];
}
