import { createInstance } from 'i18next';
import {
  createExactFormats,
  formatChange,
  formatItemName,
} from '#app/catalog/price-changes/format-change.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import type { ThreeWayDiff } from '#app/domain/price-lists/compare-lists.ts';
import type { PublishBlocker } from '#app/domain/price-lists/publish-blockers.ts';
import type { Review } from '#app/domain/price-lists/review.ts';
import type { Change } from '#app/domain/pricing/changes.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import type { ImportFault } from '#app/domain/pricing/editing/import-file.ts';
import type { ConfigIssue } from '#app/domain/pricing/read-config.ts';
import {
  formatBlocker,
  formatReviewWarning,
} from '#app/features/publishing/review/format-review.ts';
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
const formats = createExactFormats('en-GB');
const texts = { t: instance.getFixedT('en', 'staff'), editorText: t, formats };

/** Changes such as "Core: €499 → €529". */
export function describeChanges(changes: readonly Change[]): string[] {
  return changes.map((change) => formatChange(t, formats, change));
}

/** One sentence for each blocker to publishing. */
export function formatBlockers(blockers: readonly PublishBlocker[], list: PricingConfig): string[] {
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
  const words = formatReviewWarning(texts, warning, review.after);
  switch (warning.kind) {
    case 'plan-removed':
      return `The plan ${words} is removed.`;
    case 'addon-removed':
      return `The addon ${words} is removed.`;
    case 'price-change':
      return `${words}, more than 20 %.`;
    case 'texts-missing':
      return `${formatItemName(t, warning.list, warning)}: pages in "${warning.language}" show German texts.`;
    default:
      return words;
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
