import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { createExactFormats, formatChange } from '#app/catalog/price-changes/format-change.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import type { PublishBlocker } from '#app/domain/price-lists/publish-blockers.ts';
import type { Review } from '#app/domain/price-lists/review.ts';
import type { PricingTexts } from '#app/domain/pricing/built-in.ts';
import type { Change } from '#app/domain/pricing/changes.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import type { ImportFault } from '#app/domain/pricing/editing/import-file.ts';
import {
  formatBlocker,
  formatReviewWarning,
} from '#app/features/publishing/review/format-review.ts';
import type { PublicationWarning } from '#app/server/prices/publishing.ts';
import type { ListTexts } from '#app/server/prices/read-list.ts';
import type catalog from '#locales/de/catalog.json';
import type Editor from '#locales/en/editor.json';
import type Staff from '#locales/en/staff.json';

const LOCALES = new URL('../../locales/', import.meta.url);
const REFERENCE = 'de';

/** Reads files of `locales/`, which the build has validated. */
function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, LOCALES), 'utf8'));
}

/** German texts of the built-in list, and the other offered languages. */
export function readListTexts(): ListTexts {
  const { pricing }: typeof catalog = readJson(`${REFERENCE}/catalog.json`);
  const referenceTexts: PricingTexts = pricing;
  const languages = readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== REFERENCE)
    .map(({ name }) => name)
    .filter((name) => {
      const meta: { draft?: boolean } = readJson(`${name}/meta.json`);
      return meta.draft !== true;
    });
  return { referenceTexts, languages };
}

// The command line speaks as the English pages do.
const editor: typeof Editor = readJson('en/editor.json');
const staff: typeof Staff = readJson('en/staff.json');
const instance = createInstance();
void instance.init({
  lng: 'en',
  resources: { en: { editor, staff } },
  initAsync: false,
  interpolation: { escapeValue: false },
});
const editorText = instance.getFixedT('en', 'editor');
const t = instance.getFixedT('en', 'staff');
const formats = createExactFormats('en-GB');
const texts = { t, editorText, formats };

/** Changes such as "Core: €499 → €529". */
export function describeChanges(changes: readonly Change[]): string[] {
  return changes.map((change) => formatChange(editorText, formats, change));
}

/** One sentence for each blocker to publishing. */
export function describeBlockers(
  blockers: readonly PublishBlocker[],
  list: PricingConfig,
): string[] {
  return blockers.map((blocker) => formatBlocker(texts, blocker, list));
}

/** A warning to confirm; its code names the kind. */
export function describeWarning(warning: PublicationWarning, review: Review): string {
  if (warning.kind !== 'undone-by-plan') return formatReviewWarning(texts, warning, review.after);
  const { version, effectiveAt } = warning;
  const time = formatBerlinTime(effectiveAt);
  return t('publishing.warnings.undoneByPlan', { version, time });
}

/** Reason why a file is not a price list, and the location of each error. */
export function describeFault(fault: ImportFault): string {
  const issues = 'issues' in fault ? fault.issues : [];
  const lines = issues.map(({ path, kind }) =>
    editorText(`issues.${kind}`, { path: path || editorText('issues.whole') }),
  );
  return [editorText(`import.faults.${fault.kind}`), ...lines].join('\n  ');
}
