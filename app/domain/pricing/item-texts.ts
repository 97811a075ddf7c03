import type { Complete, ItemTexts } from './config';

type FieldsOf<Value> = {
  [Field in keyof ItemTexts]-?: NonNullable<ItemTexts[Field]> extends Value ? Field : never;
}[keyof ItemTexts];

/** The translatable texts of plans and addons (D32); an addon alone has a long description. */
export const TEXT_FIELDS = listFields<string>()(['title', 'description', 'longDescription']);
export const TEXT_LIST_FIELDS = listFields<string[]>()(['features']);

function listFields<Value>() {
  return <const Fields extends readonly FieldsOf<Value>[]>(
    fields: Fields & Complete<FieldsOf<Value>, Fields[number]>,
  ): Fields => fields;
}

/** Finds an item's texts by its id; an id such as `constructor` finds nothing inherited. */
export function findTexts<Texts>(textsById: Record<string, Texts>, id: string): Texts | undefined {
  return Object.hasOwn(textsById, id) ? textsById[id] : undefined;
}
