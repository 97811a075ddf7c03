import { isQuarterPassed, URL_SAFE_ID } from '#app/domain/pricing/catalog.ts';
import { normalizeCount } from '#app/domain/pricing/counts.ts';
import { ITEM_FIELDS, type ItemField } from '#app/domain/pricing/fields.ts';
import { type ConfigWarning, checkConfig } from '#app/domain/pricing/warnings.ts';
import { listUnprintable } from '#app/domain/printable.ts';
import { getCustomTexts } from './custom-texts.ts';
import type { Draft, DraftItem, ItemList } from './draft.ts';

type Fault =
  | {
      kind:
        | 'missing-id'
        | 'duplicate-id'
        | 'unfit-id'
        | 'missing-title'
        | 'negative-price'
        | 'zero-price'
        | 'quarter-passed';
    }
  /** PDF files lack the characters of the title, in another language if one is named. */
  | { kind: 'unprintable'; characters: string[]; language?: string }
  | { kind: 'not-a-count'; countsAs: number }
  | { kind: 'unknown-addons' | 'included-and-disabled'; ids: string[] };

/** A warning about one field of a plan or addon. */
export type ItemWarning = Fault & { list: ItemList; key: number; field: ItemField['field'] };

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
  return [
    ...(draft.PRICING_PLANS.length === 0 ? [{ kind: 'no-plans' } as const] : []),
    ...checkItems(draft, 'PRICING_PLANS', now),
    ...checkConfig(draft),
    ...checkItems(draft, 'ADDONS', now),
  ];
}

function checkItems(draft: Draft, list: ItemList, now: Date): ItemWarning[] {
  const items: readonly DraftItem[] = draft[list];
  const itemsById = Map.groupBy(items, ({ id }) => id);
  const addonIds = new Set(draft.ADDONS.map(({ id }) => id));
  return items.flatMap((item) => {
    // Stryker disable next-line OptionalChaining: each item is in its own group.
    const isRepeated = (itemsById.get(item.id)?.length ?? 0) > 1;
    return [
      ...checkId(item.id, isRepeated).map((fault) => ({ ...fault, field: 'id' as const })),
      ...ITEM_FIELDS[list].flatMap((row) => {
        const faults =
          row.kind === 'title'
            ? checkTitle(draft, list, item)
            : checkValue(row, item, addonIds, now);
        return faults.map((fault) => ({ ...fault, field: row.field }));
      }),
    ].map((warning) => ({ ...warning, list, key: item.key }));
  });
}

function checkId(id: string, isRepeated: boolean): Fault[] {
  if (id === '') return [{ kind: 'missing-id' }];
  return [
    ...(isRepeated ? [{ kind: 'duplicate-id' } as const] : []),
    ...(URL_SAFE_ID.test(id) ? [] : [{ kind: 'unfit-id' } as const]),
  ];
}

function checkTitle({ TEXTS = {} }: Draft, list: ItemList, { title, id }: DraftItem): Fault[] {
  return [
    ...(title.trim() === '' ? [{ kind: 'missing-title' } as const] : checkPrintable(title)),
    ...Object.keys(TEXTS).flatMap((language) => {
      const { title: translated = '' } = getCustomTexts(TEXTS, language, list, id);
      return checkPrintable(translated).map((fault) => ({ ...fault, language }));
    }),
  ];
}

/** Only titles stand in files. */
function checkPrintable(title: string) {
  const characters = listUnprintable(title);
  return characters.length > 0 ? [{ kind: 'unprintable', characters } as const] : [];
}

function checkValue(
  { field, kind }: ItemField,
  item: DraftItem,
  addonIds: ReadonlySet<string>,
  now: Date,
): Fault[] {
  const value = item[field];
  if (typeof value === 'number') {
    if (kind === 'count') {
      const countsAs = normalizeCount(value);
      return value === countsAs ? [] : [{ kind: 'not-a-count', countsAs }];
    }
    if (value < 0) return [{ kind: 'negative-price' }];
    // Clearing the field gives 0, and pages round down (D5). A sales-only plan shows no price.
    return value < 1 && !item.salesOnly ? [{ kind: 'zero-price' }] : [];
  }
  if (Array.isArray(value) && kind !== 'features') {
    const unknown = value.filter((id) => !addonIds.has(id));
    const isDisabled = field === 'disabledAddons';
    // Stryker disable next-line OptionalChaining: every plan has the list.
    const twice = value.filter((id) => isDisabled && item.includedAddons?.includes(id));
    return [
      ...(unknown.length > 0 ? [{ kind: 'unknown-addons', ids: unknown } as const] : []),
      ...(twice.length > 0 ? [{ kind: 'included-and-disabled', ids: twice } as const] : []),
    ];
  }
  // Stryker disable next-line StringLiteral: the defaults are for plans, which have no status.
  const { status = 'available', statusText = '' } = item;
  const isPassed = field === 'statusText' && isQuarterPassed({ status, statusText }, now);
  return isPassed ? [{ kind: 'quarter-passed' }] : [];
}
