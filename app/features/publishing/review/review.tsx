import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { compareLists } from '#app/domain/price-lists/compare-lists';
import { reviewPublication } from '#app/domain/price-lists/review';
import type { PricingConfig } from '#app/domain/pricing/config';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import { Done, FailureNotice } from '#app/features/publishing/dialog-parts';
import { dialogActions, stack } from '#app/features/publishing/layout';
import type { PublishingContext } from '#app/features/publishing/publication-store';
import { readListInForce, readPriceList } from '#app/features/publishing/publishing.functions';
import { type Answer, callServer } from '#app/features/staff/call';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { translatedCodes } from '#app/i18n/languages';
import { resetPricing } from '#app/state/pricing-config';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { muted } from '#app/ui/panel';
import {
  type PublishResult,
  type ReplacedPrices,
  ReviewForm,
  type ReviewInput,
  type Target,
} from './review-form';
import { VersionConflict } from './version-conflict';
import { type When, WhenFields } from './when-fields';

interface PublicationReviewProps extends PublishingContext {
  /** A version that was published before and is brought back; without it the draft is published. */
  earlier?: { version: number; list: PricingConfig };
}

/** Review before prices are published (D38), and what was done. */
export function PublicationReview({ earlier, ...context }: PublicationReviewProps) {
  const { publications, pricing, draftSession, announce, onPublished } = context;
  const { stored, referenceTexts } = pricing;
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const readTarget = (): Target => {
    if (earlier) return { kind: 'version', ...earlier };
    const draft = draftSession.draftToSave();
    return { kind: 'draft', list: draftToConfig(draft), basedOn: draft.basedOn ?? pricing.version };
  };
  const [target, setTarget] = useState(readTarget);
  const [when, setWhen] = useState<When>();
  // Kept while another time is compared.
  const [input, setInput] = useState<ReviewInput>({ confirmed: [], reason: '' });
  const [isOutdated, setOutdated] = useState(false);
  const [done, setDone] = useState<{ news: string; own: string | undefined }>();
  const { list } = target;
  const basedOn = target.kind === 'draft' ? target.basedOn : undefined;
  const { answer, refresh } = useKnown(when, basedOn);
  const known = answer?.kind === 'ok' ? answer.value : undefined;
  const failure = answer?.kind === 'refused' ? answer.refusal : undefined;
  const root = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  const moveFocusToReview = () => root.current?.focus();
  const review = useMemo(() => {
    if (!known) return undefined;
    const circumstances = { now: new Date(), languages: translatedCodes, referenceTexts };
    return reviewPublication(known.list, list, circumstances);
  }, [known, list, referenceTexts]);
  const takeOver = (theirs: ReplacedPrices, both: PricingConfig) => {
    const { version } = theirs;
    // The other version is in force already, and this browser shows it.
    if (when === undefined && stored.kind !== 'custom') {
      draftSession.rebase(theirs.list, version, both);
      onPublished({ version, list: theirs.list });
    } else draftSession.replace(both, version);
    void publications.refresh();
    announce(t('publishing.conflict.takenOver'));
    setTarget(readTarget());
    moveFocusToReview();
  };
  const finish = ({ version, effectiveAt }: PublishResult) => {
    const isDraft = target.kind === 'draft';
    const isPlanned = when !== undefined;
    const hasOwn = stored.kind === 'custom';
    // This browser's list would hide later versions.
    const isOwnSame = hasOwn && compareLists(stored.config, list).changes.length === 0;
    // Edits stay when a version is brought back. Where they were made from another list, that is
    // told when they are published.
    const isKept = isDraft ? hasOwn && !isOwnSame : draftSession.hasEdits();
    if (!isPlanned && (isDraft || isOwnSame || !isKept)) {
      // Before this browser's list is removed, or the page would show the former prices.
      flushSync(() => onPublished(version === 0 ? undefined : { version, list }));
      if (isKept) draftSession.edit((draft) => ({ ...draft, basedOn: version }));
      else if (isDraft || isOwnSame) draftSession.rebase(list, version);
    } else if (isDraft && !hasOwn) draftSession.discard();
    if (isOwnSame) resetPricing();
    const [atOnce, later] = isDraft
      ? (['published', 'planned'] as const)
      : (['activated', 'activatedLater'] as const);
    const replace = { version, time: show(effectiveAt) };
    setDone({
      news: t(`publishing.done.${isPlanned ? later : atOnce}`, replace),
      own: hasOwn ? t(`publishing.done.${isOwnSame ? 'ownRemoved' : 'ownStay'}`) : undefined,
    });
    void publications.load();
  };
  if (done) {
    return (
      <Done news={done.news} onClose={publications.close}>
        {done.own && <p className={muted}>{done.own}</p>}
      </Done>
    );
  }
  return (
    <div ref={root} tabIndex={-1} className={stack}>
      <WhenFields when={when} onWhenChange={setWhen} isPassed={answer?.kind === 'ok' && !known} />
      {when !== 'none' && !answer && (
        <p role="status" className={muted}>
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
      {known?.basedOnList && basedOn !== undefined && (
        <VersionConflict
          key={known.version}
          basedOn={basedOn}
          basedOnList={known.basedOnList}
          theirs={known}
          mine={list}
          onCancel={publications.close}
          onTakeOver={(both) => takeOver(known, both)}
        />
      )}
      {known && review && !known.basedOnList && when !== 'none' && (
        <ReviewForm
          target={target}
          review={review}
          when={when}
          input={input}
          isOutdated={isOutdated}
          onCancel={publications.close}
          onDone={finish}
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

interface Known extends ReplacedPrices {
  /** The list that the draft was made from, if it is another one. */
  basedOnList: PricingConfig | undefined;
}

/** The server's answer about this time; undefined while loading. */
function useKnown(when: When, basedOn: number | undefined) {
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
  return {
    answer: answered?.question === question ? answered.answer : undefined,
    refresh: () => setAttempt(attempt + 1),
  };
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
