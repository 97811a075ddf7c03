import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { createExactFormats, formatChange } from '#app/catalog/price-changes/format-change.ts';
import { toOneLine } from '#app/domain/plain-text.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import type { Review } from '#app/domain/price-lists/review.ts';
import type { PricingTexts } from '#app/domain/pricing/built-in.ts';
import type { Change } from '#app/domain/pricing/changes.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import type { ImportFault } from '#app/domain/pricing/editing/import-file.ts';
import {
  formatBlocker,
  formatReviewWarning,
} from '#app/features/publishing/review/format-review.ts';
import type {
  checkPublication,
  PublicationWarning,
  Started,
} from '#app/server/prices/publishing.ts';
import type { ListTexts } from '#app/server/prices/read-list.ts';
import type catalog from '#locales/de/catalog.json';
import type Editor from '#locales/en/editor.json';
import type Staff from '#locales/en/staff.json';
import type { Answer } from '#tools/command-line/program.ts';

const NOT_POSSIBLE = 1;
const UNCONFIRMED = 2;
const CONFLICT = 3;

/** Everything that can come of publishing or activating a list. */
type Outcome = Started | Awaited<ReturnType<typeof checkPublication>>;

/**
 * The answer to an outcome.
 * @param list that is put in force
 * @param planned the time that was asked for; undefined for now
 */
export function answerOutcome(
  outcome: Outcome,
  list: PricingConfig,
  planned: number | undefined,
): Answer {
  switch (outcome.kind) {
    case 'unchanged': {
      const { kind, version } = outcome;
      const text = `Nothing to do: version ${version} is the same list, or in force at that time.`;
      return { text, json: { outcome: kind, version } };
    }
    case 'passed':
      throw new Error('The time is in the past.');
    case 'checked': {
      const changes = describeChanges(outcome.review.changes);
      const text = write('Nothing is published; it could be.', ['It would change:', changes]);
      return { text, json: { outcome: 'checked', changes } };
    }
    case 'published':
    case 'activated': {
      const { kind, version, effectiveAt, review } = outcome;
      const changes = describeChanges(review.changes);
      const time = planned && formatBerlinTime(planned);
      const first = `Version ${version} ${time ? `comes into force ${time}` : 'is in force'}.`;
      return {
        text: write(first, ['It changes:', changes]),
        json: { outcome: kind, version, effectiveAt: new Date(effectiveAt).toISOString(), changes },
      };
    }
    case 'blocked': {
      const obstacles = outcome.blockers.map((blocker) => formatBlocker(texts, blocker, list));
      return {
        exitCode: NOT_POSSIBLE,
        text: write('Not put in force: the list has errors.', ['Correct these:', obstacles]),
        json: { outcome: 'blocked', obstacles },
      };
    }
    case 'unconfirmed': {
      const { review } = outcome;
      const changes = describeChanges(review.changes);
      const warnings = outcome.warnings.map((warning) => ({
        code: warning.kind,
        text: describeWarning(warning, review),
      }));
      const codes = [...new Set(warnings.map(({ code }) => code))];
      const text = write(
        'Not put in force: warnings must be confirmed.',
        ['It would change:', changes],
        ['Warnings:', warnings.map((one) => `${one.code}: ${one.text}`)],
        [`To confirm, add ${codes.map((code) => `--confirm ${code}`).join(' ')}`],
      );
      const json = { outcome: 'unconfirmed', codes, warnings, changes };
      return { exitCode: UNCONFIRMED, text, json };
    }
    case 'conflict': {
      const { basedOn, inForce, difference } = outcome;
      const theirs = describeChanges(difference.theirs);
      const mine = describeChanges(difference.mine);
      const both = difference.conflicts.map((conflict) => {
        const [other, own] = [conflict.theirs, conflict.mine].map((changes) =>
          describeChanges(changes).join('; '),
        );
        return `${other} (theirs), ${own} (yours)`;
      });
      const text = write(
        `Not put in force: the list was made from version ${basedOn}, but version ${inForce} is in force.`,
        [`Version ${inForce} changes:`, theirs],
        ['Your list changes:', mine],
        ['Both change:', both],
        [
          `Make your changes in that list (npm run prices -- show ${inForce}) and add --based-on ${inForce}.`,
        ],
      );
      const json = { outcome: 'conflict', basedOn, version: inForce, theirs, mine, both };
      return { exitCode: CONFLICT, text, json };
    }
  }
}

/** A sentence and headings with lines; a heading whose lines are empty is left out. */
function write(first: string, ...parts: [heading: string, lines?: string[]][]): string {
  return [
    first,
    ...parts.flatMap(([heading, lines]) =>
      lines?.length === 0 ? [] : [heading, ...(lines ?? []).map((line) => `  ${toOneLine(line)}`)],
    ),
  ].join('\n');
}

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
