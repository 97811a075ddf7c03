import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '#app/domain/price-lists/review';
import type { PricingConfig } from '#app/domain/pricing/config';
import { refuse } from '#app/domain/result';
import { ChangeSummary, FailureNotice, ReasonField } from '#app/features/publishing/dialog-parts';
import { aboveFoot, dialogActions, foot, part, partHeading } from '#app/features/publishing/layout';
import { PreviewLinks } from '#app/features/publishing/preview/preview-links';
import type { PublishFailure } from '#app/features/publishing/publication-store';
import {
  activatePrices,
  publishPrices,
  type readListInForce,
} from '#app/features/publishing/publishing.functions';
import { useCall, type ValueOf } from '#app/features/staff/call';
import { Button } from '#app/ui/button';
import { FieldError } from '#app/ui/fields/field-frame';
import { Notice } from '#app/ui/notice';
import { muted } from '#app/ui/panel';
import { BlockerNotice, Confirmations, ExistingWarnings } from './warning-panels';

/** The list to put in force: the draft or an earlier version. */
export type Target =
  | { kind: 'draft'; list: PricingConfig; basedOn: number }
  | { kind: 'version'; list: PricingConfig; version: number };

export type ReplacedPrices = NonNullable<ValueOf<typeof readListInForce>>;

export interface PublishResult {
  version: number;
  effectiveAt: number;
}

/** Confirmed warnings and the reason. */
export interface ReviewInput {
  confirmed: string[];
  reason: string;
}

interface ReviewFormProps {
  target: Target;
  listInForce: ReplacedPrices;
  review: Review;
  /** Undefined: now. */
  when: number | undefined;
  input: ReviewInput;
  onInputChange: (input: ReviewInput) => void;
  /** The server has refused because another version was published. */
  isOutdated: boolean;
  onCancel: () => void;
  onDone: (done: PublishResult) => void;
  onOutdated: () => void;
}

/** Differences, confirmations and reason. */
export function ReviewForm(props: ReviewFormProps) {
  const { target, listInForce, review, when, input, onInputChange, isOutdated, onCancel } = props;
  const { onDone, onOutdated } = props;
  const { t } = useTranslation('staff');
  const { confirmed, reason } = input;
  const { version, isReadable, supersededBy } = listInForce;
  const { run, isBusy, refusal, setRefusal } = useCall<Exclude<PublishFailure, object>>();
  const [isSubmitted, setSubmitted] = useState(false);
  const atOnce = target.kind === 'draft' ? 'publishNow' : 'activateNow';
  const action = when === undefined ? atOnce : 'publishLater';
  const kinds = [...new Set<string>(review.added.map(({ kind }) => kind))];
  if (supersededBy) kinds.push('undone-by-plan');
  const isUnconfirmed = kinds.some((kind) => !confirmed.includes(kind));
  const isReasonMissing = reason.trim() === '';
  const publish = () => {
    setSubmitted(true);
    if (isUnconfirmed || isReasonMissing) return;
    const input = {
      confirmed: kinds,
      reason: reason.trim(),
      ...(when !== undefined && { effectiveAt: when }),
    };
    void run(
      () => send(target, input, version),
      (outcome) => {
        if (outcome.kind === 'published' || outcome.kind === 'activated') {
          onDone(outcome);
        } else if (outcome.kind === 'blocked') setRefusal('blocked');
        else if (outcome.kind === 'unreadable' || outcome.kind === 'missing') setRefusal('missing');
        else onOutdated();
      },
    );
  };
  const isSame = review.changes.length === 0 && isReadable;
  if (isSame || review.blockers.length > 0) {
    return (
      <>
        {isSame ? (
          <p>{t('publishing.review.same', { version })}</p>
        ) : (
          <>
            <BlockerNotice blockers={review.blockers} list={target.list} />
            <ChangeSummary {...review} />
          </>
        )}
        <div className={dialogActions}>
          <Button onClick={onCancel}>{t('publishing.close')}</Button>
        </div>
      </>
    );
  }
  return (
    <form
      noValidate
      className={aboveFoot}
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      {isOutdated && (
        <Notice tone="warning" role="alert">
          {t('publishing.review.moved')}
        </Notice>
      )}
      {isReadable && <p className={muted}>{t('publishing.review.compared', { version })}</p>}
      <ChangeSummary {...review} />
      <section className={part}>
        <h3 className={partHeading}>{t('publishing.preview.heading')}</h3>
        <PreviewLinks
          list={target.list}
          name={target.kind === 'draft' ? '' : String(target.version)}
        />
      </section>
      <Confirmations
        kinds={kinds}
        review={review}
        supersededBy={supersededBy}
        confirmed={confirmed}
        onConfirmedChange={(next) => onInputChange({ reason, confirmed: next })}
      />
      <ExistingWarnings review={review} />
      <div className={foot}>
        <ReasonField
          hint={t('publishing.review.reasonHint')}
          reason={reason}
          onReasonChange={(text) => onInputChange({ confirmed, reason: text })}
          error={isSubmitted && isReasonMissing && t('publishing.review.reasonMissing')}
        />
        <div role="alert">
          {isSubmitted && isUnconfirmed && (
            <FieldError>{t('publishing.review.unconfirmed')}</FieldError>
          )}
        </div>
        <FailureNotice failure={refusal} />
        <div className={dialogActions}>
          <Button visual="outline" onClick={onCancel}>
            {t('publishing.cancel')}
          </Button>
          <Button type="submit" aria-disabled={isBusy}>
            {t(`publishing.review.${isBusy ? 'busy' : action}`)}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Below the size limit of the server (`function-requests.ts`), with room for the other fields. */
const MAX_CHARACTERS = 900_000;

/** @param replaces the version that it was compared with */
async function send(
  target: Target,
  input: ReviewInput & { effectiveAt?: number },
  replaces: number,
) {
  if (target.kind === 'version') {
    return activatePrices({ data: { ...input, version: target.version, replaces } });
  }
  const list = JSON.stringify(target.list);
  if (list.length > MAX_CHARACTERS) return refuse('too-large');
  return publishPrices({ data: { ...input, list, basedOn: target.basedOn } });
}
