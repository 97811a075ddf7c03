import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { ItemTexts, PricingConfig } from '#app/domain/pricing/config';
import type { Draft, ItemList } from '#app/domain/pricing/editing/draft';
import { checkDraft, type DraftWarning } from '#app/domain/pricing/editing/draft-warnings';
import { findTexts, TEXT_FIELDS, TEXT_LIST_FIELDS } from '#app/domain/pricing/item-texts';
import { compareLists, type ListDiff } from './compare-lists';
import { listNotableChanges, type NotableChange } from './notable-changes';
import { findPublishBlockers, type PublishBlocker } from './publish-blockers';

export type ReviewWarning = DraftWarning | NotableChange | MissingText;

/** The review before publishing (D38): changes against the list in force, and warnings. */
export interface Review extends ListDiff {
  /** Warnings that the list in force does not have; each kind must be confirmed. */
  added: ReviewWarning[];
  /** Warnings that the list in force has too. */
  existing: ReviewWarning[];
  /** Reasons why the list cannot be published (D49). */
  blockers: PublishBlocker[];
}

interface ReviewContext {
  now: Date;
  /** Codes of all languages except the reference. */
  languages: readonly string[];
  /** The built-in texts in the reference language, which every language translates (D32). */
  referenceTexts: PricingTexts;
}

export function reviewPublication(
  inForce: PricingConfig,
  mine: PricingConfig,
  circumstances: ReviewContext,
): Review {
  const comparison = compareLists(inForce, mine);
  const { before, after } = comparison;
  const warn = (draft: Draft): ReviewWarning[] => [
    ...checkDraft(draft, circumstances.now),
    ...listMissingTexts(draft, circumstances.referenceTexts, circumstances.languages),
  ];
  const known = new Set(warn(before).map(getWarningKey));
  const warnings = warn(after);
  const isKnown = (warning: ReviewWarning) => known.has(getWarningKey(warning));
  return {
    ...comparison,
    added: [...listNotableChanges(before, after), ...warnings.filter((one) => !isKnown(one))],
    existing: warnings.filter(isKnown),
    blockers: findPublishBlockers(mine),
  };
}

/** Lists the kinds of warnings, each once. */
export function listKinds(warnings: readonly ReviewWarning[]): ReviewWarning['kind'][] {
  return [...new Set(warnings.map(({ kind }) => kind))];
}

/** Identifies a warning of a field, independent of its details. */
function getWarningKey(warning: ReviewWarning): string {
  return JSON.stringify([
    warning.kind,
    'list' in warning ? [warning.list, warning.key] : [],
    'field' in warning ? warning.field : '',
    'language' in warning ? warning.language : '',
  ]);
}

/** A plan or addon with German texts that have no translation in a language (D32). */
type MissingText = {
  kind: 'texts-missing';
  list: ItemList;
  key: number;
  language: string;
};

/** Lists the items whose texts were edited in German and not written in another language (D32). */
function listMissingTexts(
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
