import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { Draft, DraftAddon, DraftPlan, ItemList } from '#app/domain/pricing/draft';

/** A plan or addon with texts that pages in a language would show in German (D32). */
export type MissingText = {
  code: 'texts-missing';
  list: ItemList;
  key: number;
  language: string;
};

/** Built-in texts are translated everywhere; what was typed is so in no language. */
export function findUntranslated(
  { PRICING_PLANS, ADDONS }: Draft,
  { plans, addons }: PricingTexts,
  languages: readonly string[],
): MissingText[] {
  return [
    ...PRICING_PLANS.filter((plan) => isTyped(plan, plans)).map(nameIn('PRICING_PLANS')),
    ...ADDONS.filter((addon) => isTyped(addon, addons)).map(nameIn('ADDONS')),
  ].flatMap((place) => languages.map((language) => ({ ...place, language })));
}

function nameIn(list: ItemList) {
  return ({ key }: { key: number }) => ({ code: 'texts-missing', list, key }) as const;
}

type Texts = { title: string; description: string; longDescription?: string; features: string[] };

function isTyped(item: DraftPlan | DraftAddon, builtIn: Record<string, Texts>): boolean {
  const text = Object.hasOwn(builtIn, item.id) ? builtIn[item.id] : undefined;
  const pairs = [
    [item.title, text?.title],
    [item.description, text?.description],
    ['longDescription' in item ? item.longDescription : '', text?.longDescription],
    ...item.features.map((feature, index) => [feature, text?.features[index]]),
  ];
  return pairs.some(([own = '', known]) => own.trim() !== '' && own !== known);
}
