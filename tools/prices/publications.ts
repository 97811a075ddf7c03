import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { createExactFormats, formatChange } from '#app/catalog/price-changes/format-change.ts';
import { formatBerlinTime } from '#app/domain/berlin-time.ts';
import { toOneLine } from '#app/domain/plain-text.ts';
import type { Review } from '#app/domain/price-lists/review.ts';
import type { Change } from '#app/domain/pricing/changes.ts';
import type { ImportFault } from '#app/domain/pricing/editing/import-file.ts';
import {
  formatBlocker,
  formatReviewWarning,
} from '#app/features/publishing/review/format-review.ts';
import type {
  checkPublication,
  PublicationRequest,
  PublicationWarning,
  Started,
} from '#app/server/prices/publishing.ts';
import type { ListTexts } from '#app/server/prices/read-price-list.ts';
import catalog from '#locales/de/catalog.json' with { type: 'json' };
import editor from '#locales/en/editor.json' with { type: 'json' };
import staff from '#locales/en/staff.json' with { type: 'json' };
import type { Answer } from '#tools/command-line/program.ts';
import { nameByKey } from '#tools/report/columns.ts';

/** Everything that can come of publishing or activating a list. */
type Outcome = Started | Awaited<ReturnType<typeof checkPublication>>;

const EXIT_CODES: Partial<Record<string, number>> = { blocked: 1, unconfirmed: 2, conflict: 3 };

/** The answer to an outcome of a request. */
export function answerOutcome(
  outcome: Outcome,
  { list, effectiveAt: planned }: Pick<PublicationRequest, 'list' | 'effectiveAt'>,
): Answer {
  switch (outcome.kind) {
    case 'passed':
      throw new Error('The time is in the past.');
    case 'unchanged':
      return {
        text: `Nothing to do: version ${outcome.version} is the same list, or in force at that time.`,
      };
    case 'checked': {
      const changes = describeChanges(outcome.review.changes);
      return compose(outcome.kind, 'Nothing is published; it could be.', { changes });
    }
    case 'published':
    case 'activated': {
      const { kind, version, effectiveAt, review } = outcome;
      const start = planned ? `comes into force ${formatBerlinTime(planned)}` : 'is in force';
      const changes = describeChanges(review.changes);
      const fields = { version, effectiveAt: new Date(effectiveAt) };
      return compose(kind, `Version ${version} ${start}.`, { changes }, fields);
    }
    case 'blocked': {
      const errors = outcome.blockers.map((blocker) => formatBlocker(texts, blocker, list));
      return compose(outcome.kind, 'Not put in force: the list has errors.', { errors });
    }
    case 'unconfirmed': {
      const { kind, review, warnings } = outcome;
      return compose(kind, 'Not put in force: warnings must be confirmed.', {
        changes: describeChanges(review.changes),
        warnings: warnings.map((one) => `${one.kind}: ${describeWarning(one, review)}`),
        confirmWith: [...new Set(warnings.map((one) => `--confirm ${one.kind}`))],
      });
    }
    case 'conflict': {
      const { kind, basedOn, inForce: version } = outcome;
      const { theirs, mine, conflicts } = outcome.difference;
      const first =
        `Not put in force: the list was made from version ${basedOn}, but version ${version} is in force. ` +
        `Make your changes in that list (npm run prices -- show ${version}) and add --based-on ${version}.`;
      const lists = {
        theirChanges: describeChanges([...theirs, ...conflicts.flatMap((one) => one.theirs)]),
        yourChanges: describeChanges([...mine, ...conflicts.flatMap((one) => one.mine)]),
      };
      return compose(kind, first, lists, { basedOn, version });
    }
  }
}

/** A sentence and lists, which their names head in the text; an empty one is left out there. */
function compose(
  outcome: Outcome['kind'],
  message: string,
  lists: Record<string, string[]>,
  fields: object = {},
): Answer {
  const parts = Object.entries(lists)
    .filter(([, lines]) => lines.length > 0)
    .flatMap(([key, lines]) => [
      `${nameByKey(key)}:`,
      ...lines.map((one) => `  ${toOneLine(one)}`),
    ]);
  return {
    text: [message, ...parts].join('\n'),
    json: { outcome, message, ...fields, ...lists },
    exitCode: EXIT_CODES[outcome],
  };
}

const LOCALES = new URL('../../locales/', import.meta.url);

/** German texts of the built-in list, and the other offered languages. */
export const LIST_TEXTS: ListTexts = {
  referenceTexts: catalog.pricing,
  languages: readdirSync(LOCALES).filter((name) => name !== 'de' && isOffered(name)),
};

function isOffered(language: string): boolean {
  const file = new URL(`${language}/meta.json`, LOCALES);
  if (!existsSync(file)) return false;
  // Some translation tools begin a file with a byte-order mark.
  return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, '')).draft !== true;
}

// The command line speaks as the English pages do.
const instance = createInstance();
void instance.init({
  lng: 'en',
  resources: { en: { editor, staff } },
  initAsync: false,
  interpolation: { escapeValue: false },
});
const editorText = instance.getFixedT('en', 'editor');
const t = instance.getFixedT('en', 'staff');
const texts = { t, editorText, formats: createExactFormats('en-GB') };

/** Changes such as "Core: €499 → €529". */
export function describeChanges(changes: readonly Change[]): string[] {
  return changes.map((change) => formatChange(editorText, texts.formats, change));
}

/** A warning to confirm; its code names the kind. */
function describeWarning(warning: PublicationWarning, review: Review): string {
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
