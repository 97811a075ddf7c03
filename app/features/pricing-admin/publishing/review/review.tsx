import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewPublication } from '#app/domain/price-lists/review';
import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import { answers, quiet, stack } from '#app/features/pricing-admin/publishing/layout';
import { ProblemNotice } from '#app/features/pricing-admin/publishing/problem-notice';
import { offeredLanguages, REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { ConflictView } from './conflict-view';
import { type Answers, ReviewForm } from './review-form';
import { useSituation } from './use-situation';
import type { Done, Target } from './use-submission';
import { type When, WhenFields } from './when-fields';

interface ReviewProps {
  target: Target;
  referenceTexts: PricingTexts;
  onCancel: () => void;
  onDone: (done: Done) => void;
  /** The draft, put together with what came in between; `isNow`: that is in force already. */
  onTakeOver: (both: PricingConfig, version: number, theirs: PricingConfig, isNow: boolean) => void;
}

const LANGUAGES = offeredLanguages
  .map(({ code }) => code)
  .filter((code) => code !== REFERENCE_LANGUAGE);

/** What is to be seen, confirmed and said before prices are published (D38). */
export function Review({ target, referenceTexts, onCancel, onDone, onTakeOver }: ReviewProps) {
  const { t } = useTranslation('publishing');
  const [when, setWhen] = useState<When>();
  // Kept while another time is compared.
  const [given, setGiven] = useState<Answers>({ confirmed: new Set(), reason: '' });
  const [hasMoved, setMoved] = useState(false);
  const basedOn = target.is === 'draft' ? target.basedOn : undefined;
  const { situation, refresh } = useSituation(when, basedOn);
  const whole = useRef<HTMLDivElement>(null);
  // What was pressed is gone.
  const keepFocus = () => whole.current?.focus();
  const known = situation.is === 'ready' ? situation : undefined;
  const { list } = target;
  const review = useMemo(() => {
    if (!known) return undefined;
    const circumstances = { now: new Date(), languages: LANGUAGES, referenceTexts };
    return reviewPublication(known.list, list, circumstances);
  }, [known, list, referenceTexts]);
  const hasConflict = known?.base !== undefined && basedOn !== undefined;
  return (
    <div ref={whole} tabIndex={-1} className={stack}>
      <WhenFields when={when} onWhenChange={setWhen} isPassed={situation.is === 'passed'} />
      {situation.is === 'loading' && (
        <p role="status" className={quiet}>
          {t('review.loading')}
        </p>
      )}
      <ProblemNotice problem={situation.is === 'failed' ? situation.problem : undefined} />
      {situation.is === 'failed' && (
        <div className={answers}>
          <Button
            visual="outline"
            onClick={() => {
              refresh();
              keepFocus();
            }}
          >
            {t('retry')}
          </Button>
        </div>
      )}
      {known && !known.isReadable && (
        <Notice tone="warning">{t('review.unreadable', { version: known.version })}</Notice>
      )}
      {hasConflict && known.base && (
        <ConflictView
          key={known.version}
          {...{ basedOn, version: known.version, base: known.base }}
          {...{ theirs: known.list, mine: list, onCancel }}
          onTakeOver={(both) => {
            onTakeOver(both, known.version, known.list, when === undefined);
            keepFocus();
          }}
        />
      )}
      {known && review && !hasConflict && when !== 'none' && (
        <ReviewForm
          {...{ target, review, when, given, hasMoved, onCancel, onDone }}
          situation={known}
          onGive={setGiven}
          onMoved={() => {
            setMoved(true);
            refresh();
          }}
        />
      )}
    </div>
  );
}
