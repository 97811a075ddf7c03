import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewPublication } from '#app/domain/price-lists/review';
import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import { FailureNotice } from '#app/features/publishing/failure-notice';
import { dialogActions, quiet, stack } from '#app/features/publishing/layout';
import { translatedCodes } from '#app/i18n/languages';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { ConflictView } from './conflict-view';
import { ReviewForm, type ReviewInput } from './review-form';
import { useListInForce } from './use-list-in-force';
import type { PublishResult, Target } from './use-submission';
import { type When, WhenFields } from './when-fields';

interface ReviewProps {
  target: Target;
  referenceTexts: PricingTexts;
  onCancel: () => void;
  onDone: (done: PublishResult) => void;
  /** Receives the merged draft; `isNow`: the other version is in force already. */
  onTakeOver: (both: PricingConfig, version: number, theirs: PricingConfig, isNow: boolean) => void;
}

/** Review before prices are published (D38). */
export function Review({ target, referenceTexts, onCancel, onDone, onTakeOver }: ReviewProps) {
  const { t } = useTranslation('staff');
  const [when, setWhen] = useState<When>();
  // Kept while another time is compared.
  const [input, setInput] = useState<ReviewInput>({ confirmed: new Set(), reason: '' });
  const [isOutdated, setOutdated] = useState(false);
  const basedOn = target.kind === 'draft' ? target.basedOn : undefined;
  const { listInForce, refresh } = useListInForce(when, basedOn);
  const root = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  const moveFocusToReview = () => root.current?.focus();
  const known = listInForce.kind === 'ready' ? listInForce : undefined;
  const { list } = target;
  const review = useMemo(() => {
    if (!known) return undefined;
    const circumstances = { now: new Date(), languages: translatedCodes, referenceTexts };
    return reviewPublication(known.list, list, circumstances);
  }, [known, list, referenceTexts]);
  const hasConflict = known?.basedOnList !== undefined && basedOn !== undefined;
  return (
    <div ref={root} tabIndex={-1} className={stack}>
      <WhenFields when={when} onWhenChange={setWhen} isPassed={listInForce.kind === 'passed'} />
      {listInForce.kind === 'loading' && (
        <p role="status" className={quiet}>
          {t('publishing.review.loading')}
        </p>
      )}
      <FailureNotice failure={listInForce.kind === 'failed' ? listInForce.failure : undefined} />
      {listInForce.kind === 'failed' && (
        <div className={dialogActions}>
          <Button
            visual="outline"
            onClick={() => {
              refresh();
              moveFocusToReview();
            }}
          >
            {t('publishing.retry')}
          </Button>
        </div>
      )}
      {known && !known.isReadable && (
        <Notice tone="warning">
          {t('publishing.review.unreadable', { version: known.version })}
        </Notice>
      )}
      {hasConflict && known.basedOnList && (
        <ConflictView
          key={known.version}
          basedOn={basedOn}
          basedOnList={known.basedOnList}
          version={known.version}
          activation={known.activation}
          theirs={known.list}
          mine={list}
          onCancel={onCancel}
          onTakeOver={(both) => {
            onTakeOver(both, known.version, known.list, when === undefined);
            moveFocusToReview();
          }}
        />
      )}
      {known && review && !hasConflict && when !== 'none' && (
        <ReviewForm
          target={target}
          review={review}
          when={when}
          input={input}
          isOutdated={isOutdated}
          onCancel={onCancel}
          onDone={onDone}
          listInForce={known}
          onInputChange={setInput}
          onOutdated={() => {
            setOutdated(true);
            refresh();
          }}
        />
      )}
    </div>
  );
}
