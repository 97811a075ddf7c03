import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { ItemTexts } from '#app/domain/pricing/config';
import type { Draft, DraftAddon, DraftPlan, ItemList } from '#app/domain/pricing/editing/draft';

/** A plan or addon with texts that pages in a language would show in German (D32). */
export type MissingText = {
  code: 'texts-missing';
  list: ItemList;
  key: number;
  language: string;
};

/** Built-in texts are translated everywhere; what was typed, where its owner has written it. */
export function listMissingTexts(
  { PRICING_PLANS, ADDONS, TEXTS = {} }: Draft,
  { plans, addons }: PricingTexts,
  languages: readonly string[],
): MissingText[] {
  return languages.flatMap((language) => {
    const own = Object.hasOwn(TEXTS, language) ? TEXTS[language] : undefined;
    const lacking = <Item extends DraftPlan | DraftAddon>(
      list: ItemList,
      items: readonly Item[],
      builtIn: Record<string, ItemTexts>,
      written: Record<string, ItemTexts> = {},
    ) =>
      items
        .filter((item) => isLacking(item, findOwn(builtIn, item.id), findOwn(written, item.id)))
        .map(({ key }) => ({ code: 'texts-missing' as const, list, key, language }));
    return [
      ...lacking('PRICING_PLANS', PRICING_PLANS, plans, own?.plans),
      ...lacking('ADDONS', ADDONS, addons, own?.addons),
    ];
  });
}

function findOwn(texts: Record<string, ItemTexts>, id: string): ItemTexts {
  return (Object.hasOwn(texts, id) ? texts[id] : undefined) ?? {};
}

/** Whether a text that was typed would be shown as it is. */
function isLacking(item: DraftPlan | DraftAddon, builtIn: ItemTexts, written: ItemTexts): boolean {
  const longDescription = 'longDescription' in item ? item.longDescription : '';
  const texts = { title: item.title, description: item.description, longDescription };
  const isTyped = (text: string, known: string | undefined) => text.trim() !== '' && text !== known;
  return (
    TEXT_FIELDS.some((field) => isTyped(texts[field], builtIn[field]) && !written[field]?.trim()) ||
    (item.features.some((feature, index) => isTyped(feature, builtIn.features?.[index])) &&
      !written.features?.length)
  );
}

const TEXT_FIELDS = ['title', 'description', 'longDescription'] as const;
