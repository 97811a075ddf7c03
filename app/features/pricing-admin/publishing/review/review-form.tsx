import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCodes, type Review } from '#app/domain/price-lists/review';
import { Effect } from '#app/features/pricing-admin/publishing/effect';
import {
  answers,
  headings,
  part,
  quiet,
  stack,
} from '#app/features/pricing-admin/publishing/layout';
import { PreviewPlaces } from '#app/features/pricing-admin/publishing/preview/preview-places';
import { ProblemNotice } from '#app/features/pricing-admin/publishing/problem-notice';
import { ReasonField } from '#app/features/pricing-admin/publishing/reason-field';
import { Button } from '#app/ui/button';
import { FieldError } from '#app/ui/fields/field-frame';
import { Notice } from '#app/ui/notice';
import { ObstacleNotice } from './obstacle-notice';
import type { KnownSituation } from './use-situation';
import { type Done, type Target, useSubmission } from './use-submission';
import { Confirmations, ExistingWarnings } from './warning-panels';

/** What a person says before publishing. */
export interface Answers {
  confirmed: ReadonlySet<string>;
  reason: string;
}

interface ReviewFormProps {
  target: Target;
  situation: Extract<KnownSituation, { is: 'ready' }>;
  review: Review;
  /** Undefined: now. */
  when: number | undefined;
  given: Answers;
  onGive: (given: Answers) => void;
  /** The server has refused since something else was published. */
  hasMoved: boolean;
  onCancel: () => void;
  onDone: (done: Done) => void;
  onMoved: () => void;
}

/** The difference, what is to be confirmed, the reason. */
export function ReviewForm(props: ReviewFormProps) {
  const { target, situation, review, when, given, onGive, hasMoved, onCancel } = props;
  const { t } = useTranslation('publishing');
  const { confirmed, reason } = given;
  const { version, isReadable, undoneBy } = situation;
  const { submit, isBusy, problem } = useSubmission(target, props);
  const [isTried, setTried] = useState(false);
  const codes = [...listCodes(review.added), ...(undoneBy ? ['undone-by-plan'] : [])];
  const isUnconfirmed = codes.some((code) => !confirmed.has(code));
  const isUnreasoned = reason.trim() === '';
  const publish = () => {
    setTried(true);
    if (isUnconfirmed || isUnreasoned) return;
    const deed = { confirmed: codes.filter((code) => confirmed.has(code)), reason: reason.trim() };
    void submit({ ...deed, effectiveAt: when, replaces: version });
  };
  if (review.changes.length === 0 && isReadable) {
    return (
      <>
        <p>{t('review.same', { version })}</p>
        <div className={answers}>
          <Button onClick={onCancel}>{t('close')}</Button>
        </div>
      </>
    );
  }
  if (review.obstacles.length > 0) {
    return (
      <>
        <ObstacleNotice obstacles={review.obstacles} list={target.list} />
        <Effect {...review} />
        <div className={answers}>
          <Button onClick={onCancel}>{t('close')}</Button>
        </div>
      </>
    );
  }
  return (
    <form
      noValidate
      className={stack}
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      {hasMoved && (
        <Notice tone="warning" role="alert">
          {t('review.moved')}
        </Notice>
      )}
      {isReadable && <p className={quiet}>{t('review.compared', { version })}</p>}
      <Effect {...review} />
      <section className={part}>
        <h3 className={headings}>{t('preview.heading')}</h3>
        <PreviewPlaces
          list={target.list}
          name={target.is === 'draft' ? '' : String(target.version)}
        />
      </section>
      <Confirmations
        {...{ review, undoneBy, confirmed }}
        onConfirm={(code, isConfirmed) => {
          const others = [...confirmed].filter((one) => one !== code);
          onGive({ reason, confirmed: new Set(isConfirmed ? [...others, code] : others) });
        }}
      />
      <ExistingWarnings review={review} />
      <ReasonField
        hint={t('review.reasonHint')}
        reason={reason}
        onReasonChange={(text) => onGive({ confirmed, reason: text })}
        {...(isTried && isUnreasoned && { error: t('review.reasonMissing') })}
      />
      <div role="alert">
        {isTried && isUnconfirmed && <FieldError>{t('review.unconfirmed')}</FieldError>}
      </div>
      <ProblemNotice problem={problem} />
      <div className={answers}>
        <Button visual="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? t('review.busy') : t(labelOf(target, when))}
        </Button>
      </div>
    </form>
  );
}

function labelOf(target: Target, when: number | undefined) {
  if (when !== undefined) return 'review.publishLater';
  return target.is === 'draft' ? 'review.publishNow' : 'review.activateNow';
}
