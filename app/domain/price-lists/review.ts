import { findOwn } from '#app/domain/find-own.ts';
import {
  type Amount,
  compareAmounts,
  multiplyAmounts,
  ONE,
  subtractAmounts,
  toAmount,
  ZERO,
} from '#app/domain/pricing/amount.ts';
import type { PricingTexts } from '#app/domain/pricing/built-in.ts';
import type { Change, ItemName } from '#app/domain/pricing/changes.ts';
import type { ItemTexts, PricingConfig } from '#app/domain/pricing/config.ts';
import { getCustomTexts } from '#app/domain/pricing/editing/custom-texts.ts';
import type { Draft, DraftAddon, DraftPlan, ItemList } from '#app/domain/pricing/editing/draft.ts';
import { checkDraft, type DraftWarning } from '#app/domain/pricing/editing/draft-warnings.ts';
import { ADDON_FIELDS, PLAN_FIELDS } from '#app/domain/pricing/fields.ts';
import { TEXT_FIELDS, TEXT_LIST_FIELDS } from '#app/domain/pricing/translate.ts';
import { compareLists, type ListDiff } from './compare-lists.ts';
import { findPublishBlockers, type PublishBlocker } from './publish-blockers.ts';

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
  context: ReviewContext,
): Review {
  const comparison = compareLists(inForce, mine);
  const { before, after } = comparison;
  const warn = (draft: Draft): ReviewWarning[] => [
    ...checkDraft(draft, context.now),
    ...listMissingTexts(draft, context.referenceTexts, context.languages),
  ];
  const known = new Set(warn(before).map(getWarningKey));
  const warnings = warn(after);
  const isKnown = (warning: ReviewWarning) => known.has(getWarningKey(warning));
  return {
    ...comparison,
    added: [
      ...listNotableChanges(comparison.changes, after),
      ...warnings.filter((one) => !isKnown(one)),
    ],
    existing: warnings.filter(isKnown),
    blockers: findPublishBlockers(mine),
  };
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

/** A change that must be confirmed before publishing. */
type NotableChange =
  | { kind: 'plan-removed' | 'addon-removed'; item: ItemName }
  | { kind: 'price-change'; change: Change };

const PRICE_FIELDS: readonly string[] = [...PLAN_FIELDS, ...ADDON_FIELDS]
  .filter(({ kind }) => kind === 'main-price')
  .map(({ field }) => field);

/** Lists removed items and prices that change by more than 20 % (D38). */
function listNotableChanges(changes: readonly Change[], after: Draft): NotableChange[] {
  // Pages do not show the price of a sales-only plan.
  const hidden = after.PRICING_PLANS.filter(({ salesOnly }) => salesOnly).map(({ key }) => key);
  const isLarge = (change: Change) => {
    switch (change.kind) {
      case 'value':
        return (
          PRICE_FIELDS.includes(change.field) &&
          !hidden.includes(change.item.key) &&
          isLargeChange(change)
        );
      case 'extra-cost':
        return isLargeChange(change);
      case 'discount':
        // The payable part of a yearly price is compared, not the discount.
        return isLargeChange(change, (rate) => subtractAmounts(ONE, rate));
      default:
        return false;
    }
  };
  return [
    ...changes.flatMap((change): NotableChange[] => {
      if (change.kind !== 'removed') return [];
      const { item } = change;
      return [{ kind: item.list === 'ADDONS' ? 'addon-removed' : 'plan-removed', item }];
    }),
    ...changes.filter(isLarge).map((change) => ({ kind: 'price-change' as const, change })),
  ];
}

const FIVE = toAmount(5);

/** Compares exactly, so that a change of exactly 20 % needs no confirmation. */
function isLargeChange(
  change: { before: unknown; after: unknown },
  getPaid = (value: Amount): Amount => value,
): boolean {
  const before = getPaid(toAmount(Number(change.before)));
  const difference = subtractAmounts(getPaid(toAmount(Number(change.after))), before);
  return compareAmounts(multiplyAmounts(FIVE, absolute(difference)), absolute(before)) > 0;
}

function absolute(amount: Amount): Amount {
  return compareAmounts(amount, ZERO) < 0 ? subtractAmounts(ZERO, amount) : amount;
}

/** A plan or addon with German texts that have no translation in a language (D32). */
type MissingText = { kind: 'texts-missing'; language: string } & ItemName;

/** Lists the items whose texts were edited in German and not written in another language (D32). */
function listMissingTexts(
  draft: Draft,
  { plans, addons }: PricingTexts,
  languages: readonly string[],
): MissingText[] {
  const builtIn = { PRICING_PLANS: plans, ADDONS: addons };
  const isMissing = (list: ItemList, item: DraftPlan | DraftAddon, language: string) =>
    hasUntranslated(
      item,
      findOwn(builtIn[list], item.id) ?? {},
      getCustomTexts(draft.TEXTS, language, list, item.id),
    );
  return languages.flatMap((language) =>
    (['PRICING_PLANS', 'ADDONS'] as const).flatMap((list) =>
      draft[list]
        .filter((item) => isMissing(list, item, language))
        .map(({ key, title, id }) => ({ kind: 'texts-missing', list, key, title, id, language })),
    ),
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
