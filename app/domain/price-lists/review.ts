import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Draft } from '#app/domain/pricing/editing/draft';
import { checkDraft, type DraftWarning } from '#app/domain/pricing/editing/draft-warnings';
import { compareLists, type ListDiff } from './compare-lists';
import { listMissingTexts, type MissingText } from './missing-texts';
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
