import { createInstance } from 'i18next';
import { createExactFormats } from '#app/catalog/price-changes/exact-formats.ts';
import { formatChange } from '#app/catalog/price-changes/format-change.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import type { ThreeWayDiff } from '#app/domain/price-lists/compare-lists.ts';
import type { PublishBlocker } from '#app/domain/price-lists/publish-blockers.ts';
import type { Review } from '#app/domain/price-lists/review.ts';
import type { Change } from '#app/domain/pricing/changes.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import type { ImportFault } from '#app/domain/pricing/editing/import-file.ts';
import type { ConfigIssue } from '#app/domain/pricing/read-config.ts';
import { formatBlocker } from '#app/features/publishing/review/format-blocker.ts';
import { formatReviewWarning } from '#app/features/publishing/review/format-review-warning.ts';
import type { PublicationWarning } from '#app/server/prices/publishing.ts';
import type Editor from '#locales/en/editor.json';
import type Staff from '#locales/en/staff.json';
import { readJson } from './texts.ts';

// English is the language of the command line.
const editor: typeof Editor = readJson('en/editor.json');
const staff: typeof Staff = readJson('en/staff.json');
const instance = createInstance();
void instance.init({
  lng: 'en',
  resources: { en: { editor, staff } },
  initAsync: false,
  interpolation: { escapeValue: false },
});
const t = instance.getFixedT('en', 'editor');
const ofPublishing = instance.getFixedT('en', 'staff');
const formats = createExactFormats('en-GB');

/** Changes such as "Core: €499 → €529". */
export function describeChanges(changes: readonly Change[]): string[] {
  return changes.map((change) => formatChange(t, formats, change));
}

/** One sentence for each blocker to publishing. */
export function formatBlockers(blockers: readonly PublishBlocker[], list: PricingConfig): string[] {
  const texts = { t: ofPublishing, editorText: t, formats };
  return blockers.map((blocker) => formatBlocker(texts, blocker, list));
}

/** Warnings to confirm, each with its code. */
export function describeWarnings(
  warnings: readonly PublicationWarning[],
  review: Review,
): { code: string; text: string }[] {
  return warnings.map((warning) => ({ code: warning.kind, text: describe(warning, review) }));
}

function describe(warning: PublicationWarning, review: Review): string {
  if (warning.kind === 'undone-by-plan') {
    return `Version ${warning.version} is planned for ${formatBerlinTime(warning.effectiveAt)} and will replace this one.`;
  }
  const { name, before, after } = formatReviewWarning(t, formats, warning, review);
  switch (warning.kind) {
    case 'plan-removed':
      return `The plan ${name} is removed.`;
    case 'addon-removed':
      return `The addon ${name} is removed.`;
    case 'price-change': {
      const isDiscount = 'field' in warning && warning.field === 'YEARLY_DISCOUNT';
      return `${isDiscount ? t('costs.discount') : name}: ${before} → ${after}, more than 20 %.`;
    }
    case 'texts-missing':
      return `${name}: pages in "${warning.language}" show German texts.`;
    default:
      return name;
  }
}

export function describeDifference({
  theirs,
  mine,
  conflicts,
}: ThreeWayDiff): Record<'theirs' | 'mine' | 'both', string[]> {
  return {
    theirs: describeChanges(theirs),
    mine: describeChanges(mine),
    both: conflicts.map((conflict) => {
      const [other, own] = [conflict.theirs, conflict.mine].map((changes) =>
        describeChanges(changes).join('; '),
      );
      return `${other} (theirs), ${own} (yours)`;
    }),
  };
}

const FAULTS: Record<ImportFault['kind'], string> = {
  'too-large': 'is larger than 4 MB.',
  empty: 'is empty.',
  'not-utf8': 'is not UTF-8 text.',
  html: 'is a web page.',
  truncated: 'is cut off.',
  'not-json': 'is not JSON.',
  'wrong-shape': 'is not a price list:',
};

/** Reason why a file is not a price list, and the location of each error. */
export function describeFault(fault: ImportFault): string {
  const issues = 'issues' in fault ? fault.issues.map(describeIssue) : [];
  return [FAULTS[fault.kind], ...issues].join('\n');
}

function describeIssue({ path, kind }: ConfigIssue): string {
  const what = {
    missing: 'is missing',
    'wrong-type': 'has the wrong type',
    'unknown-value': 'has an unknown value',
  };
  return `  ${path === '' ? 'the file' : path} ${what[kind]}`;
}
