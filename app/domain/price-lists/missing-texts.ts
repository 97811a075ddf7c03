import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { ItemTexts } from '#app/domain/pricing/config';
import type { Draft, ItemList } from '#app/domain/pricing/editing/draft';
import { findTexts, TEXT_FIELDS, TEXT_LIST_FIELDS } from '#app/domain/pricing/item-texts';

/** A plan or addon with German texts that have no translation in a language (D32). */
export type MissingText = {
  kind: 'texts-missing';
  list: ItemList;
  key: number;
  language: string;
};

/** Lists the items whose texts were edited in German and not written in another language (D32). */
export function listMissingTexts(
  { PRICING_PLANS, ADDONS, TEXTS = {} }: Draft,
  { plans, addons }: PricingTexts,
  languages: readonly string[],
): MissingText[] {
  return languages.flatMap((language) => {
    const custom = findTexts(TEXTS, language);
    const report = (list: ItemList, items: readonly { key: number }[]) =>
      items.map(({ key }): MissingText => ({ kind: 'texts-missing', list, key, language }));
    return [
      ...report('PRICING_PLANS', listUntranslated(PRICING_PLANS, plans, custom?.plans)),
      ...report('ADDONS', listUntranslated(ADDONS, addons, custom?.addons)),
    ];
  });
}

function listUntranslated<Item extends ItemTexts & { id: string }>(
  items: readonly Item[],
  builtIn: Record<string, ItemTexts>,
  custom: Record<string, ItemTexts> = {},
): Item[] {
  return items.filter((item) =>
    hasUntranslated(item, findTexts(builtIn, item.id) ?? {}, findTexts(custom, item.id) ?? {}),
  );
}

/** Built-in texts are translated into every language, edited ones only by the owner. */
function hasUntranslated(item: ItemTexts, builtIn: ItemTexts, custom: ItemTexts): boolean {
  return (
    TEXT_FIELDS.some(
      (field) => isEdited(item[field] ?? '', builtIn[field]) && !custom[field]?.trim(),
    ) ||
    TEXT_LIST_FIELDS.some((field) => {
      const entries = item[field] ?? [];
      const hasEdited = entries.some((entry, index) => isEdited(entry, builtIn[field]?.[index]));
      return hasEdited && !custom[field]?.length;
    })
  );
}

function isEdited(text: string, builtIn: string | undefined): boolean {
  return text.trim() !== '' && text !== builtIn;
}
