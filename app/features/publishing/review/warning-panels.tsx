import { useTranslation } from 'react-i18next';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { PublishBlocker } from '#app/domain/price-lists/publish-blockers';
import type { Review, ReviewWarning } from '#app/domain/price-lists/review';
import type { PricingConfig } from '#app/domain/pricing/config';
import { partHeading } from '#app/features/publishing/layout';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Checkbox } from '#app/ui/fields/checkbox';
import { Notice } from '#app/ui/notice';
import { muted } from '#app/ui/panel';
import { css } from '#styled/css';
import { formatBlocker, formatReviewWarning } from './format-review';

interface ConfirmationsProps {
  /** Kinds of warnings that must be confirmed. */
  kinds: readonly string[];
  review: Review;
  supersededBy: { version: number; effectiveAt: number } | null;
  confirmed: readonly string[];
  onConfirmedChange: (confirmed: string[]) => void;
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
export function Confirmations(props: ConfirmationsProps) {
  const { kinds, review, supersededBy, confirmed, onConfirmedChange } = props;
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  if (kinds.length === 0) return null;
  return (
    <fieldset className={box}>
      <legend className={partHeading}>{t('publishing.review.confirm')}</legend>
      <p className={muted}>{t('publishing.review.confirmText')}</p>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`publishing.warnings.${NAMED.find((one) => one === kind) ?? 'other'}`)}
          hint={
            kind === 'undone-by-plan' && supersededBy ? (
              t('publishing.warnings.undoneByPlan', {
                version: supersededBy.version,
                time: show(supersededBy.effectiveAt),
              })
            ) : (
              <WarningLines
                warnings={review.added.filter((one) => one.kind === kind)}
                review={review}
              />
            )
          }
          checked={confirmed.includes(kind)}
          onCheckedChange={(isConfirmed) => {
            const others = confirmed.filter((one) => one !== kind);
            onConfirmedChange(isConfirmed ? [...others, kind] : others);
          }}
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
      <div className={muted}>
        <WarningLines warnings={review.existing} review={review} />
      </div>
    </section>
  );
}

const MAX_SHOWN = 20;

/** Why a list cannot be published, and where (D49). */
export function BlockerNotice({
  blockers,
  list,
}: {
  blockers: readonly PublishBlocker[];
  list: PricingConfig;
}) {
  const { t } = useTranslation('staff');
  const { t: editorText } = useTranslation('editor');
  const formats = useExactFormats();
  const hidden = blockers.length - MAX_SHOWN;
  return (
    <Notice tone="danger" role="alert" title={t('publishing.blockers.title')}>
      <p>{t('publishing.blockers.text')}</p>
      <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
        {blockers.slice(0, MAX_SHOWN).map((blocker) => (
          <li
            key={JSON.stringify(blocker)}
            dir="auto"
            className={css({ overflowWrap: 'anywhere' })}
          >
            {formatBlocker({ t, editorText, formats }, blocker, list)}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t('publishing.history.more', { count: hidden })}</p>}
    </Notice>
  );
}

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
  border: 'strong',
  borderRadius: 'md',
  '& > legend': { float: 'start' },
  '& > legend + *': { clear: 'both' },
});

const line = css({
  display: 'block',
  overflowWrap: 'anywhere',
  '& + &': { marginBlockStart: '1' },
});
