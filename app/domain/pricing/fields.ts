import type { Addon, Complete, ItemTexts, Plan } from './config';
import type { ItemList } from './editing/draft';

/** The id and the texts of a new plan or addon (spec §3 "Admin defaults"). */
export type NewItem = { id: string; title: string; description: string; feature: string };

/** The sections of the editor's form, in order. */
export const FIELD_SECTIONS = ['texts', 'price', 'addons', 'display', 'features'] as const;

/**
 * The kind of a field decides how it is edited, checked and described. `title`, `long-text` and
 * `features` are the translatable texts. A change of the main price is described without the name
 * of the field ("Core: 499 € → 529 €").
 */
type KindOf<Field, Value> = Field extends keyof ItemTexts
  ? Value extends string
    ? 'title' | 'long-text'
    : 'features'
  : Value extends boolean | undefined
    ? 'flag'
    : Value extends number
      ? 'main-price' | 'count'
      : Value extends string[]
        ? 'addon-ids'
        : Value extends Addon['status']
          ? 'status'
          : Value extends string
            ? 'id' | 'text' | 'code' | 'icon'
            : never;

type FieldOf<Item> = {
  [Field in keyof Item]-?: {
    field: Field;
    kind: KindOf<Field, Item[Field]>;
    section: (typeof FIELD_SECTIONS)[number];
    presence?: Presence;
  };
}[keyof Item];

/**
 * A stored item without a field of the first released lists is refused; without a later field it gets
 * the default value, so that every older list can be read (D47). An optional field stays missing.
 */
type Presence = 'later' | 'optional';

/** The part of a row that reading a stored item needs. */
export type StoredField = Pick<FieldOf<Plan> | FieldOf<Addon>, 'field' | 'kind' | 'presence'>;

function listFields<Item>() {
  return <const Fields extends readonly FieldOf<Item>[]>(
    fields: Fields & Complete<keyof Item, Fields[number]['field']>,
  ): Fields => fields;
}

/**
 * All fields of a plan, in the order of the editor's form. New plans, changes, warnings and the
 * form are derived from this table.
 */
export const PLAN_FIELDS = listFields<Plan>()([
  { field: 'title', kind: 'title', section: 'texts' },
  { field: 'id', kind: 'id', section: 'texts' },
  { field: 'basePrice', kind: 'main-price', section: 'price' },
  { field: 'includedUsers', kind: 'count', section: 'price' },
  { field: 'includedSystems', kind: 'count', section: 'price' },
  { field: 'includedLandscapes', kind: 'count', section: 'price' },
  { field: 'includedAddons', kind: 'addon-ids', section: 'addons' },
  { field: 'disabledAddons', kind: 'addon-ids', section: 'addons' },
  { field: 'freeAddonCount', kind: 'count', section: 'addons' },
  { field: 'salesOnly', kind: 'flag', section: 'display' },
  { field: 'highlighted', kind: 'flag', section: 'display', presence: 'optional' },
  { field: 'description', kind: 'long-text', section: 'texts' },
  { field: 'features', kind: 'features', section: 'features' },
]);

/** All fields of an addon, in the same way. */
export const ADDON_FIELDS = listFields<Addon>()([
  { field: 'title', kind: 'title', section: 'texts' },
  { field: 'id', kind: 'id', section: 'texts' },
  { field: 'price', kind: 'main-price', section: 'price' },
  { field: 'status', kind: 'status', section: 'price', presence: 'later' },
  { field: 'statusText', kind: 'text', section: 'price', presence: 'later' },
  { field: 'description', kind: 'long-text', section: 'texts' },
  { field: 'longDescription', kind: 'long-text', section: 'texts', presence: 'later' },
  { field: 'icon', kind: 'icon', section: 'display', presence: 'later' },
  { field: 'image', kind: 'code', section: 'display', presence: 'later' },
  { field: 'highlighted', kind: 'flag', section: 'display', presence: 'optional' },
  { field: 'features', kind: 'features', section: 'features' },
]);

export type PlanField = (typeof PLAN_FIELDS)[number];
export type AddonField = (typeof ADDON_FIELDS)[number];
export type ItemField = PlanField | AddonField;

export const ITEM_FIELDS: Record<ItemList, readonly ItemField[]> = {
  PRICING_PLANS: PLAN_FIELDS,
  ADDONS: ADDON_FIELDS,
};

type ListRow = Extract<ItemField, { kind: 'features' | 'addon-ids' }>;
type ValueRow = Exclude<ItemField, ListRow>;
/** A field whose value is a list of texts or ids. */
export type ListField = ListRow['field'];
export type ValueField = ValueRow['field'];

export function isList(row: ItemField): row is ListRow {
  return row.kind === 'features' || row.kind === 'addon-ids';
}

export function hasOneValue(row: ItemField): row is ValueRow {
  return !isList(row);
}

/** Gets the value in a new item, and in a stored item that lacks the field. */
export function getDefaultValue({ field, kind, presence }: StoredField, item: NewItem): unknown {
  switch (kind) {
    case 'id':
      return item.id;
    case 'title':
      return item.title;
    case 'long-text':
      return field === 'description' ? item.description : '';
    case 'features':
      return [item.feature];
    case 'addon-ids':
      return [];
    case 'flag':
      return false;
    case 'count':
      // Older lists include nothing of a later unit (D47).
      return field === 'freeAddonCount' || presence === 'later' ? 0 : 1;
    case 'main-price':
      return 0;
    case 'status':
      return 'available';
    default:
      return '';
  }
}

/** Gets the kind of a field; plans and addons have the same kind for the same field. */
export function getFieldKind(field: ItemField['field']): ItemField['kind'] {
  const row = [...PLAN_FIELDS, ...ADDON_FIELDS].find((one) => one.field === field);
  if (row === undefined) throw new Error(`No field ${field}`);
  return row.kind;
}
