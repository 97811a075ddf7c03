import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { Review, ReviewWarning } from '#app/domain/price-lists/review';
import { partHeading, quiet } from '#app/features/publishing/layout';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Checkbox } from '#app/ui/fields/checkbox';
import { css } from '#styled/css';
import { formatReviewWarning } from './format-review';

interface ConfirmationsProps {
  review: Review;
  supersededBy: { version: number; effectiveAt: number } | null;
  confirmed: ReadonlySet<string>;
  onConfirm: (kind: string, isConfirmed: boolean) => void;
}

const NAMED = [
  'zero-price',
  'zero-extra-cost',
  'price-change',
  'plan-removed',
  'addon-removed',
  'unprintable',
  'quarter-passed',
  'texts-missing',
  'undone-by-plan',
] as const;

/** New warnings by kind, each with a checkbox to confirm it. */
export function Confirmations({ review, supersededBy, confirmed, onConfirm }: ConfirmationsProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const kinds: { kind: string; hint: ReactNode }[] = Array.from(
    Map.groupBy(review.added, ({ kind }) => kind),
    ([kind, warnings]) => ({ kind, hint: <WarningLines warnings={warnings} review={review} /> }),
  );
  if (supersededBy) {
    const { version, effectiveAt } = supersededBy;
    const hint = t('publishing.warnings.undoneByPlan', { version, time: show(effectiveAt) });
    kinds.push({ kind: 'undone-by-plan', hint });
  }
  if (kinds.length === 0) return null;
  return (
    <fieldset className={box}>
      <legend className={partHeading}>{t('publishing.review.confirm')}</legend>
      <p className={quiet}>{t('publishing.review.confirmText')}</p>
      {kinds.map(({ kind, hint }) => (
        <Checkbox
          key={kind}
          label={t(`publishing.warnings.${NAMED.find((one) => one === kind) ?? 'other'}`)}
          hint={hint}
          checked={confirmed.has(kind)}
          onCheckedChange={(isConfirmed) => onConfirm(kind, isConfirmed)}
        />
      ))}
    </fieldset>
  );
}

/** Warnings that the list in force has too; nothing to confirm. */
export function ExistingWarnings({ review }: { review: Review }) {
  const { t } = useTranslation('staff');
  if (review.existing.length === 0) return null;
  return (
    <section className={css({ stack: '1' })}>
      <h3 className={partHeading}>{t('publishing.review.existing')}</h3>
      <div className={quiet}>
        <WarningLines warnings={review.existing} review={review} />
      </div>
    </section>
  );
}

const MAX_SHOWN = 20;

/** Phrasing content, since it also stands in a label. */
function WarningLines({
  warnings,
  review,
}: {
  warnings: readonly ReviewWarning[];
  review: Review;
}) {
  const { t } = useTranslation('staff');
  const { t: editorText } = useTranslation('editor');
  const formats = useExactFormats();
  const hidden = warnings.length - MAX_SHOWN;
  return (
    <>
      {warnings.slice(0, MAX_SHOWN).map((warning) => (
        <span key={JSON.stringify(warning)} dir="auto" className={line}>
          {formatReviewWarning({ t, editorText, formats }, warning, review.after)}
        </span>
      ))}
      {hidden > 0 && (
        <span className={line}>{t('publishing.history.more', { count: hidden })}</span>
      )}
    </>
  );
}

const box = css({
  stack: '3',
  minWidth: '0',
  padding: '4',
  border: 'line',
  borderColor: 'deviation',
  borderRadius: 'md',
  '& > legend': { float: 'start' },
  '& > legend + *': { clear: 'both' },
});

const line = css({
  display: 'block',
  overflowWrap: 'anywhere',
  '& + &': { marginBlockStart: '1' },
});
