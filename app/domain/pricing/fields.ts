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
    /** What a new item begins with. */
    initial: (item: NewItem) => NonNullable<Item[Field]>;
  };
}[keyof Item];

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
  },
  { field: 'id', kind: 'id', section: 'texts', initial: ({ id }) => id },
  {
    field: 'basePrice',
    kind: 'main-price',
    section: 'price',
    initial: () => 0,
  },
  {
    field: 'includedUsers',
    kind: 'count',
    section: 'price',
    initial: () => 1,
  },
  {
    field: 'includedSystems',
    kind: 'count',
    section: 'price',
    initial: () => 1,
  },
  {
    field: 'includedLandscapes',
    kind: 'count',
    section: 'price',
    initial: () => 1,
  },
  {
    field: 'includedAddons',
    kind: 'addon-ids',
    section: 'addons',
    initial: () => [],
  },
  {
    field: 'disabledAddons',
    kind: 'addon-ids',
    section: 'addons',
    initial: () => [],
  },
  {
    field: 'freeAddonCount',
    kind: 'count',
    section: 'addons',
    initial: () => 0,
  },
  {
    field: 'salesOnly',
    kind: 'flag',
    section: 'display',
    initial: () => false,
  },
  {
    field: 'highlighted',
    kind: 'flag',
    section: 'display',
    initial: () => false,
  },
  {
    field: 'description',
    kind: 'long-text',
    section: 'texts',
    initial: ({ description }) => description,
  },
  {
    field: 'features',
    kind: 'features',
    section: 'features',
    initial: ({ feature }) => [feature],
  },
]);

/** The same of an addon. */
export const ADDON_FIELDS = listFields<Addon>()([
  {
    field: 'title',
    kind: 'title',
    section: 'texts',
    initial: ({ title }) => title,
  },
  { field: 'id', kind: 'id', section: 'texts', initial: ({ id }) => id },
  { field: 'price', kind: 'main-price', section: 'price', initial: () => 0 },
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
  },
  {
    field: 'features',
    kind: 'features',
    section: 'features',
    initial: ({ feature }) => [feature],
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
