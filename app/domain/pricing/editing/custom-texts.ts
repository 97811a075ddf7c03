import type { ItemTexts, PricingConfig } from '#app/domain/pricing/config';
import { findTexts, TEXT_FIELDS, TEXT_LIST_FIELDS } from '#app/domain/pricing/translate';
import type { Draft, ItemList } from './draft';

type CustomTexts = PricingConfig['TEXTS'];

/** The stored names of the texts of each list. */
const GROUPS = { PRICING_PLANS: 'plans', ADDONS: 'addons' } as const;

/** Gets the owner's texts of an item in another language. */
export function getCustomTexts(
  texts: CustomTexts,
  language: string,
  list: ItemList,
  id: string,
): ItemTexts {
  const groups = findTexts(texts ?? {}, language);
  return findTexts(groups?.[GROUPS[list]] ?? {}, id) ?? {};
}

/** Replaces the texts of an item in another language; empty texts are not stored. */
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

/** Removes the texts of an item in all languages. */
export function removeCustomTexts(draft: Draft, list: ItemList, id: string): Draft {
  return withTexts(draft, renameCustomTexts(draft.TEXTS, list, id, undefined));
}

/** Moves the texts of an item to its new id, or removes them if `to` is undefined. */
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

/** Stores texts without the empty ones, so that a removed text leaves the draft unchanged. */
export function withTexts(draft: Draft, texts: CustomTexts): Draft {
  const { TEXTS: _, ...others } = draft;
  const languages = Object.entries(texts ?? {})
    .map(([language, { plans, addons }]) => {
      return [language, { plans: dropEmpty(plans), addons: dropEmpty(addons) }] as const;
    })
    .filter(([, { plans, addons }]) => !isEmpty(plans) || !isEmpty(addons));
  return languages.length > 0 ? { ...others, TEXTS: Object.fromEntries(languages) } : others;
}

function dropEmpty(textsById: Record<string, ItemTexts>): Record<string, ItemTexts> {
  const entries = Object.entries(textsById)
    .map(([id, texts]) => [id, dropEmptyTexts(texts)] as const)
    .filter(([, texts]) => !isEmpty(texts));
  return Object.fromEntries(entries);
}

function dropEmptyTexts(texts: ItemTexts): ItemTexts {
  const written: ItemTexts = {};
  for (const field of TEXT_FIELDS) {
    const text = texts[field] ?? '';
    if (text !== '') written[field] = text;
  }
  for (const field of TEXT_LIST_FIELDS) {
    const entries = texts[field] ?? [];
    if (entries.length > 0) written[field] = entries;
  }
  return written;
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
