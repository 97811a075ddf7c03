import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { ConflictView } from '#app/catalog/price-changes/conflict-view';
import { diffThreeWays } from '#app/domain/price-lists/compare-lists';
import type { PricingConfig } from '#app/domain/pricing/config';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import { aboveFoot, dialogActions, foot, part, partHeading } from '#app/features/publishing/layout';
import { useAuthorNames } from '#app/features/publishing/use-author-names';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import type { ReplacedPrices } from './review-form';

interface VersionConflictProps {
  basedOn: number;
  basedOnList: PricingConfig;
  theirs: ReplacedPrices;
  mine: PricingConfig;
  onCancel: () => void;
  onTakeOver: (both: PricingConfig) => void;
}

/** Conflict with another version: its author, both sets of changes and their merge (D38). */
export function VersionConflict(props: VersionConflictProps) {
  const { basedOn, basedOnList, mine, onCancel, onTakeOver } = props;
  const { version, activation, list } = props.theirs;
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
