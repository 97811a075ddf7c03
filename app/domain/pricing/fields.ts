import type { Complete } from './complete';
import type { Addon, Plan } from './config';

/** What fills a new plan or addon: its free id, and default texts (spec §3 "Admin defaults"). */
export type NewItem = { id: string; title: string; description: string; feature: string };

/** Where the editor shows a field, in this order. */
export const SECTIONS = ['texts', 'price', 'addons', 'display', 'features'] as const;

/**
 * How a field is edited, checked and told, by the type of its value. A change of the main price is
 * told without the field's name ("Core: 499 € → 529 €").
 */
type KindOf<Value> = Value extends boolean | undefined
  ? 'flag'
  : Value extends number
    ? 'main-price' | 'price' | 'count'
    : Value extends string[]
      ? 'features' | 'addon-ids'
      : Value extends Addon['status']
        ? 'status'
        : Value extends string
          ? 'id' | 'title' | 'text' | 'long-text' | 'code' | 'icon'
          : never;

type FieldOf<Item> = {
  [Field in keyof Item]-?: {
    field: Field;
    kind: KindOf<Item[Field]>;
    section: (typeof SECTIONS)[number];
    /** What a new item begins with, and what stored items are read with that lack the field. */
    initial: (item: NewItem) => NonNullable<Item[Field]>;
    whenMissing?: WhenMissing;
  };
}[keyof Item];

/**
 * For fields of the first released lists alone: a stored item without the field is refused, or stays
 * without it. A later field says nothing, so that every older list can be read (D47).
 */
type WhenMissing = 'refuse' | 'leave';

/** What reading a stored item needs of a row. */
export interface StoredField {
  field: string;
  initial: (item: NewItem) => unknown;
  whenMissing?: WhenMissing;
}

function listFields<Item>() {
  return <const Fields extends readonly FieldOf<Item>[]>(
    fields: Fields & Complete<keyof Item, Fields[number]['field']>,
  ): Fields => fields;
}

/**
 * All fields of a plan, in the order in which the editor shows them and tells their changes. New
 * plans, changes, warnings and the editor's form follow from it.
 */
export const PLAN_FIELDS = listFields<Plan>()([
  {
    field: 'title',
    kind: 'title',
    section: 'texts',
    initial: ({ title }) => title,
    whenMissing: 'refuse',
  },
  { field: 'id', kind: 'id', section: 'texts', initial: ({ id }) => id, whenMissing: 'refuse' },
  {
    field: 'basePrice',
    kind: 'main-price',
    section: 'price',
    initial: () => 0,
    whenMissing: 'refuse',
  },
  {
    field: 'includedUsers',
    kind: 'count',
    section: 'price',
    initial: () => 1,
    whenMissing: 'refuse',
  },
  {
    field: 'includedSystems',
    kind: 'count',
    section: 'price',
    initial: () => 1,
    whenMissing: 'refuse',
  },
  {
    field: 'includedLandscapes',
    kind: 'count',
    section: 'price',
    initial: () => 1,
    whenMissing: 'refuse',
  },
  {
    field: 'includedAddons',
    kind: 'addon-ids',
    section: 'addons',
    initial: () => [],
    whenMissing: 'refuse',
  },
  {
    field: 'disabledAddons',
    kind: 'addon-ids',
    section: 'addons',
    initial: () => [],
    whenMissing: 'refuse',
  },
  {
    field: 'freeAddonCount',
    kind: 'count',
    section: 'addons',
    initial: () => 0,
    whenMissing: 'refuse',
  },
  {
    field: 'salesOnly',
    kind: 'flag',
    section: 'display',
    initial: () => false,
    whenMissing: 'refuse',
  },
  {
    field: 'highlighted',
    kind: 'flag',
    section: 'display',
    initial: () => false,
    whenMissing: 'leave',
  },
  {
    field: 'description',
    kind: 'long-text',
    section: 'texts',
    initial: ({ description }) => description,
    whenMissing: 'refuse',
  },
  {
    field: 'features',
    kind: 'features',
    section: 'features',
    initial: ({ feature }) => [feature],
    whenMissing: 'refuse',
  },
]);

/** The same of an addon. */
export const ADDON_FIELDS = listFields<Addon>()([
  {
    field: 'title',
    kind: 'title',
    section: 'texts',
    initial: ({ title }) => title,
    whenMissing: 'refuse',
  },
  { field: 'id', kind: 'id', section: 'texts', initial: ({ id }) => id, whenMissing: 'refuse' },
  { field: 'price', kind: 'main-price', section: 'price', initial: () => 0, whenMissing: 'refuse' },
  {
    field: 'status',
    kind: 'status',
    section: 'price',
    initial: () => 'available',
  },
  { field: 'statusText', kind: 'text', section: 'price', initial: () => '' },
  {
    field: 'description',
    kind: 'long-text',
    section: 'texts',
    initial: ({ description }) => description,
    whenMissing: 'refuse',
  },
  {
    field: 'longDescription',
    kind: 'long-text',
    section: 'texts',
    initial: () => '',
  },
  { field: 'icon', kind: 'icon', section: 'display', initial: () => '' },
  { field: 'image', kind: 'code', section: 'display', initial: () => '' },
  {
    field: 'highlighted',
    kind: 'flag',
    section: 'display',
    initial: () => false,
    whenMissing: 'leave',
  },
  {
    field: 'features',
    kind: 'features',
    section: 'features',
    initial: ({ feature }) => [feature],
    whenMissing: 'refuse',
  },
]);

export type PlanField = (typeof PLAN_FIELDS)[number];
export type AddonField = (typeof ADDON_FIELDS)[number];
export type ItemField = PlanField | AddonField;

type ListRow = Extract<ItemField, { kind: 'features' | 'addon-ids' }>;
type ValueRow = Exclude<ItemField, ListRow>;
/** A field that is a list of texts or ids; all others have one value. */
export type ListField = ListRow['field'];
export type ValueField = ValueRow['field'];

export function isList(row: ItemField): row is ListRow {
  return row.kind === 'features' || row.kind === 'addon-ids';
}

export function hasOneValue(row: ItemField): row is ValueRow {
  return !isList(row);
}

const PRICE_KINDS: readonly string[] = ['main-price', 'price'];

export function isPrice<Row extends ItemField>(
  row: Row,
): row is Extract<Row, { kind: 'main-price' | 'price' }> {
  return PRICE_KINDS.includes(row.kind);
}

/** How a field's value is told; a field of plans and addons alike is of one kind in both. */
export function kindOf(field: ValueField): ValueRow['kind'] {
  const row = [...PLAN_FIELDS, ...ADDON_FIELDS]
    .filter(hasOneValue)
    .find((one) => one.field === field);
  if (row === undefined) throw new Error(`No field ${field}`);
  return row.kind;
}
