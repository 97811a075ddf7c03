import type { ItemTexts, PricingConfig } from '#app/domain/pricing/config';
import type { Draft, ItemList } from './draft';

type CustomTexts = PricingConfig['TEXTS'];

/** Under which name the stored form keeps the texts of a list. */
const GROUPS = { PRICING_PLANS: 'plans', ADDONS: 'addons' } as const;

/** What the owner has written of an item in another language. */
export function getCustomTexts(
  texts: CustomTexts,
  language: string,
  list: ItemList,
  id: string,
): ItemTexts {
  const ofLanguage = texts && Object.hasOwn(texts, language) ? texts[language] : undefined;
  const group = ofLanguage?.[GROUPS[list]] ?? {};
  return (Object.hasOwn(group, id) ? group[id] : undefined) ?? {};
}

/** The draft with other texts of an item; what is left empty is not stored. */
export function setCustomTexts(
  draft: Draft,
  language: string,
  list: ItemList,
  id: string,
  texts: ItemTexts,
): Draft {
  const { plans = {}, addons = {} } = draft.TEXTS?.[language] ?? {};
  const groups = { plans, addons };
  const group = GROUPS[list];
  return withTexts(draft, {
    ...draft.TEXTS,
    [language]: { ...groups, [group]: { ...groups[group], [id]: texts } },
  });
}

/** What an item has in all languages goes with it. */
export function removeCustomTexts(draft: Draft, list: ItemList, id: string): Draft {
  return withTexts(draft, renameCustomTexts(draft.TEXTS, list, id, undefined));
}

/** To an item's new id; to none, they are gone. */
export function renameCustomTexts(
  texts: CustomTexts,
  list: ItemList,
  from: string,
  to: string | undefined,
): CustomTexts {
  if (!texts) return texts;
  const group = GROUPS[list];
  const languages = Object.entries(texts).map(([language, groups]) => {
    const { [from]: own, ...others } = groups[group];
    if (own === undefined) return [language, groups] as const;
    const moved = to === undefined ? others : { ...others, [to]: own };
    return [language, { ...groups, [group]: moved }] as const;
  });
  return Object.fromEntries(languages);
}

/** Without what is empty, so that texts which are taken away again are no change. */
export function withTexts(draft: Draft, texts: CustomTexts): Draft {
  const { TEXTS: _, ...others } = draft;
  const languages = Object.entries(texts ?? {}).flatMap(([language, { plans, addons }]) => {
    const groups = { plans: dropEmpty(plans), addons: dropEmpty(addons) };
    const isEmpty = Object.keys({ ...groups.plans, ...groups.addons }).length === 0;
    return isEmpty ? [] : [[language, groups] as const];
  });
  return languages.length > 0 ? { ...others, TEXTS: Object.fromEntries(languages) } : others;
}

function dropEmpty(items: Record<string, ItemTexts>): Record<string, ItemTexts> {
  return Object.fromEntries(
    Object.entries(items).flatMap(([id, { title, description, longDescription, features }]) => {
      const written: ItemTexts = {
        ...(title && { title }),
        ...(description && { description }),
        ...(longDescription && { longDescription }),
        ...(features && features.length > 0 && { features }),
      };
      return Object.keys(written).length > 0 ? [[id, written] as const] : [];
    }),
  );
}
