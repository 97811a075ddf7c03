import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { ConflictView } from '#app/catalog/price-changes/conflict-view';
import { diffThreeWays } from '#app/domain/price-lists/compare-lists';
import { reviewPublication } from '#app/domain/price-lists/review';
import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import { FailureNotice } from '#app/features/publishing/dialog-parts';
import {
  aboveFoot,
  dialogActions,
  foot,
  part,
  partHeading,
  quiet,
  stack,
} from '#app/features/publishing/layout';
import { readListInForce, readPriceList } from '#app/features/publishing/publishing.functions';
import { useAuthorNames } from '#app/features/publishing/use-author-names';
import { type Answer, callServer } from '#app/features/staff/call';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { translatedCodes } from '#app/i18n/languages';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import {
  type ListInForce,
  type PublishResult,
  ReviewForm,
  type ReviewInput,
  type Target,
} from './review-form';
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
  const [attempt, setAttempt] = useState(0);
  const question = `${when} ${basedOn} ${attempt}`;
  const [answered, setAnswered] = useState<{
    question: string;
    answer: Answer<Known | undefined>;
  }>();
  useEffect(() => {
    if (when === 'none') return;
    let isCurrent = true;
    void readKnown(when, basedOn).then((answer) => isCurrent && setAnswered({ question, answer }));
    return () => {
      isCurrent = false;
    };
  }, [when, basedOn, question]);
  const answer = answered?.question === question ? answered.answer : undefined;
  const known = answer?.kind === 'ok' ? answer.value : undefined;
  const failure = answer?.kind === 'refused' ? answer.refusal : undefined;
  const refresh = () => setAttempt(attempt + 1);
  const root = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  const moveFocusToReview = () => root.current?.focus();
  const { list } = target;
  const review = useMemo(() => {
    if (!known) return undefined;
    const circumstances = { now: new Date(), languages: translatedCodes, referenceTexts };
    return reviewPublication(known.list, list, circumstances);
  }, [known, list, referenceTexts]);
  const hasConflict = known?.basedOnList !== undefined && basedOn !== undefined;
  return (
    <div ref={root} tabIndex={-1} className={stack}>
      <WhenFields when={when} onWhenChange={setWhen} isPassed={answer?.kind === 'ok' && !known} />
      {when !== 'none' && !answer && (
        <p role="status" className={quiet}>
          {t('publishing.review.loading')}
        </p>
      )}
      <FailureNotice failure={failure} />
      {failure && (
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
        <VersionConflict
          key={known.version}
          basedOn={basedOn}
          basedOnList={known.basedOnList}
          known={known}
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

interface Known extends ListInForce {
  /** The list that the draft was made from, if it is another one. */
  basedOnList: PricingConfig | undefined;
}

/** The list that a publication at this time would replace; undefined if the time has passed. */
async function readKnown(
  when: number | undefined,
  basedOn: number | undefined,
): Promise<Answer<Known | undefined>> {
  return callServer(async () => {
    const found = await readListInForce({ data: when });
    if (!found || basedOn === undefined || basedOn === found.version) {
      return found && { ...found, basedOnList: undefined };
    }
    // An unreadable version counts as the current list.
    const basedOnList = (await readPriceList({ data: basedOn })) ?? found.list;
    return { ...found, basedOnList };
  });
}

interface VersionConflictProps {
  basedOn: number;
  basedOnList: PricingConfig;
  known: ListInForce;
  mine: PricingConfig;
  onCancel: () => void;
  onTakeOver: (both: PricingConfig) => void;
}

/** Conflict with another version: its author, both sets of changes and their merge (D38). */
function VersionConflict(props: VersionConflictProps) {
  const { basedOn, basedOnList, mine, onCancel, onTakeOver } = props;
  const { version, activation, list } = props.known;
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const nameAuthor = useAuthorNames();
  const difference = useMemo(
    () => diffThreeWays(basedOnList, list, mine),
    [basedOnList, list, mine],
  );
  const isPlanned = activation && activation.effectiveAt > Date.now();
  return (
    <div className={aboveFoot}>
      <Notice tone="warning" role="alert" title={t('publishing.conflict.title', { version })}>
        {activation && (
          <p dir="auto" className={css({ marginBlockEnd: '2' })}>
            {t(isPlanned ? 'publishing.history.plannedBy' : 'publishing.history.dueBy', {
              author: nameAuthor(activation),
              reason: activation.reason,
              time: show(activation.effectiveAt),
            })}
          </p>
        )}
        <p>{t('publishing.conflict.text', { version, basedOn })}</p>
      </Notice>
      {(['theirs', 'mine', 'same'] as const)
        .filter((side) => difference[side].length > 0)
        .map((side) => (
          <section key={side} className={part}>
            <h3 className={partHeading}>{t(`publishing.conflict.${side}`, { version })}</h3>
            <ChangeList changes={difference[side]} />
          </section>
        ))}
      <ConflictView
        difference={difference}
        theirs={t('publishing.conflict.takeTheirs', { version })}
        hint={t('publishing.conflict.bothText')}
        onMerge={(both) => onTakeOver(draftToConfig(both))}
      >
        {({ label, onClick, fault }) => (
          <div className={foot}>
            {fault}
            <div className={dialogActions}>
              <Button visual="outline" onClick={onCancel}>
                {t('publishing.cancel')}
              </Button>
              <Button onClick={onClick}>{label}</Button>
            </div>
          </div>
        )}
      </ConflictView>
    </div>
  );
}
