import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { formatChange } from '#app/catalog/price-changes/format-change';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import { diffThreeWays, mergeThreeWays } from '#app/domain/price-lists/compare-lists';
import type { Change } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import { dialogActions, part, partHeading, quiet, stack } from '#app/features/publishing/layout';
import { Button } from '#app/ui/button';
import { RadioCards } from '#app/ui/fields/radio-cards';
import { Notice } from '#app/ui/notice';

interface ConflictViewProps {
  basedOn: number;
  version: number;
  base: PricingConfig;
  theirs: PricingConfig;
  mine: PricingConfig;
  onCancel: () => void;
  onTakeOver: (both: PricingConfig) => void;
}

/** Conflict with a version published in between: both sets of changes, and their merge (D38). */
export function ConflictView(props: ConflictViewProps) {
  const { basedOn, version, base, theirs, mine, onCancel, onTakeOver } = props;
  const { t } = useTranslation('publishing');
  const formats = useExactFormats();
  const { t: editorText } = useTranslation('admin');
  const difference = useMemo(() => diffThreeWays(base, theirs, mine), [base, theirs, mine]);
  const { conflicts } = difference;
  const [theirChoices, setTheirChoices] = useState<ReadonlySet<string>>(new Set());
  const describe = (changes: readonly Change[]) =>
    changes.map((change) => formatChange(editorText, formats, change)).join('; ');
  const decide = (path: string, isTheirs: boolean) => {
    const others = [...theirChoices].filter((one) => one !== path);
    setTheirChoices(new Set(isTheirs ? [...others, path] : others));
  };
  return (
    <div className={stack}>
      <Notice tone="warning" role="alert" title={t('conflict.title', { version })}>
        {t('conflict.text', { version, basedOn })}
      </Notice>
      <Side title={t('conflict.theirs', { version })} changes={difference.theirs} />
      <Side title={t('conflict.mine')} changes={difference.mine} />
      {difference.same.length > 0 && <Side title={t('conflict.same')} changes={difference.same} />}
      {conflicts.length > 0 && (
        <section className={part}>
          <h3 className={partHeading}>{t('conflict.both')}</h3>
          <p className={quiet}>{t('conflict.bothText')}</p>
          {conflicts.map(({ path, theirs: other, mine: own }, index) => (
            <RadioCards
              key={path}
              legend={t('conflict.choice', { number: index + 1, total: conflicts.length })}
              value={theirChoices.has(path) ? 'theirs' : 'mine'}
              options={[
                { value: 'mine', label: t('conflict.takeMine'), detail: describe(own) },
                {
                  value: 'theirs',
                  label: t('conflict.takeTheirs', { version }),
                  detail: describe(other),
                },
              ]}
              onValueChange={(choice) => decide(path, choice === 'theirs')}
            />
          ))}
        </section>
      )}
      <div className={dialogActions}>
        <Button visual="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button onClick={() => onTakeOver(draftToConfig(mergeThreeWays(difference, theirChoices)))}>
          {t('conflict.takeOver')}
        </Button>
      </div>
    </div>
  );
}

function Side({ title, changes }: { title: string; changes: readonly Change[] }) {
  const { t } = useTranslation('publishing');
  return (
    <section className={part}>
      <h3 className={partHeading}>{title}</h3>
      {changes.length > 0 ? <ChangeList changes={changes} /> : <p className={quiet}>{t('none')}</p>}
    </section>
  );
}
