import { findOwn } from '#app/domain/find-own.ts';
import type { ItemTexts, PricingConfig } from '#app/domain/pricing/config.ts';
import { TEXT_FIELDS, TEXT_LIST_FIELDS } from '#app/domain/pricing/translate.ts';
import type { Draft, ItemList } from './draft.ts';

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
  const groups = findOwn(texts ?? {}, language);
  return findOwn(groups?.[GROUPS[list]] ?? {}, id) ?? {};
}

/** Replaces the texts of an item; empty ones are not stored, so that removing them leaves no change. */
export function setCustomTexts(
  draft: Draft,
  language: string,
  list: ItemList,
  id: string,
  texts: ItemTexts,
): Draft {
  const { TEXTS, ...others } = draft;
  const { plans = {}, addons = {} } = findOwn(TEXTS ?? {}, language) ?? {};
  const groups = { plans, addons };
  groups[GROUPS[list]] = dropEmpty({ ...groups[GROUPS[list]], [id]: texts });
  const languages = Object.entries({ ...TEXTS, [language]: groups }).filter(
    ([, written]) => !isEmpty(written.plans) || !isEmpty(written.addons),
  );
  return languages.length > 0 ? { ...others, TEXTS: Object.fromEntries(languages) } : others;
}

/** Moves the texts of an item to its new id, or removes them if `to` is undefined. */
export function renameCustomTexts(draft: Draft, list: ItemList, from: string, to?: string): Draft {
  return Object.keys(draft.TEXTS ?? {}).reduce((changed, language) => {
    const own = getCustomTexts(changed.TEXTS, language, list, from);
    if (isEmpty(own)) return changed;
    const removed = setCustomTexts(changed, language, list, from, {});
    return to === undefined ? removed : setCustomTexts(removed, language, list, to, own);
  }, draft);
}

function dropEmpty(textsById: Record<string, ItemTexts>): Record<string, ItemTexts> {
  const entries = Object.entries(textsById).map(([id, texts]) => {
    const written = { ...texts };
    for (const field of [...TEXT_FIELDS, ...TEXT_LIST_FIELDS]) {
      if (!written[field]?.length) delete written[field];
    }
    return [id, written] as const;
  });
  return Object.fromEntries(entries.filter(([, texts]) => !isEmpty(texts)));
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
