import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { formatChange } from '#app/catalog/price-changes/format-change';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import { diffThreeWays, mergeThreeWays } from '#app/domain/price-lists/compare-lists';
import type { Change } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import {
  aboveFoot,
  dialogActions,
  foot,
  part,
  partHeading,
  quiet,
} from '#app/features/publishing/layout';
import { useAuthorNames } from '#app/features/publishing/use-author-names';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Button } from '#app/ui/button';
import { FieldError } from '#app/ui/fields/field-frame';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { radioCards } from '#styled/recipes';
import type { ListInForceState } from './use-list-in-force';

interface ConflictViewProps {
  basedOn: number;
  version: number;
  activation: Extract<ListInForceState, { kind: 'ready' }>['activation'];
  basedOnList: PricingConfig;
  theirs: PricingConfig;
  mine: PricingConfig;
  onCancel: () => void;
  onTakeOver: (both: PricingConfig) => void;
}

/**
 * Conflict with another version: its author, both sets of changes and their merge (D38). Fields
 * that both changed need a decision.
 */
export function ConflictView(props: ConflictViewProps) {
  const { basedOn, version, activation, basedOnList, theirs, mine, onCancel, onTakeOver } = props;
  const { t } = useTranslation('staff');
  const formats = useExactFormats();
  const { t: editorText } = useTranslation('editor');
  const difference = useMemo(
    () => diffThreeWays(basedOnList, theirs, mine),
    [basedOnList, theirs, mine],
  );
  const { conflicts } = difference;
  const { show } = useBerlinTimes();
  const nameAuthor = useAuthorNames();
  const [choices, setChoices] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map());
  const [isSubmitted, setSubmitted] = useState(false);
  const isUndecided = conflicts.some(({ path }) => !choices.has(path));
  const describe = (changes: readonly Change[]) =>
    changes.map((change) => formatChange(editorText, formats, change)).join('; ');
  const takeOver = () => {
    setSubmitted(true);
    if (isUndecided) return;
    const theirPaths = [...choices].filter(([, side]) => side === 'theirs').map(([path]) => path);
    onTakeOver(draftToConfig(mergeThreeWays(difference, new Set(theirPaths))));
  };
  return (
    <div className={aboveFoot}>
      <Notice tone="warning" role="alert" title={t('publishing.conflict.title', { version })}>
        {activation && (
          <p dir="auto" className={css({ marginBlockEnd: '2' })}>
            {t(
              activation.effectiveAt > Date.now()
                ? 'publishing.history.plannedBy'
                : 'publishing.history.dueBy',
              {
                author: nameAuthor(activation),
                reason: activation.reason,
                time: show(activation.effectiveAt),
              },
            )}
          </p>
        )}
        <p>{t('publishing.conflict.text', { version, basedOn })}</p>
      </Notice>
      <Side title={t('publishing.conflict.theirs', { version })} changes={difference.theirs} />
      <Side title={t('publishing.conflict.mine')} changes={difference.mine} />
      <Side title={t('publishing.conflict.same')} changes={difference.same} />
      {conflicts.length > 0 && (
        <section className={part}>
          <h3 className={partHeading}>{t('publishing.conflict.both')}</h3>
          <p className={quiet}>{t('publishing.conflict.bothText')}</p>
          {conflicts.map(({ path, theirs: other, mine: own }, index) => (
            <RadioCards
              key={path}
              legend={t('publishing.conflict.choice', {
                number: index + 1,
                total: conflicts.length,
              })}
              value={choices.get(path)}
              options={[
                { value: 'mine', label: t('publishing.conflict.takeMine'), detail: describe(own) },
                {
                  value: 'theirs',
                  label: t('publishing.conflict.takeTheirs', { version }),
                  detail: describe(other),
                },
              ]}
              onValueChange={(side) => setChoices(new Map(choices).set(path, side))}
            />
          ))}
        </section>
      )}
      <div className={foot}>
        <div role="alert">
          {isSubmitted && isUndecided && (
            <FieldError>{t('publishing.conflict.undecided')}</FieldError>
          )}
        </div>
        <div className={dialogActions}>
          <Button visual="outline" onClick={onCancel}>
            {t('publishing.cancel')}
          </Button>
          <Button onClick={takeOver}>
            {t(
              conflicts.length > 0
                ? 'publishing.conflict.takeChoices'
                : 'publishing.conflict.takeOver',
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Side({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section className={part}>
      <h3 className={partHeading}>{title}</h3>
      <ChangeList changes={changes} />
    </section>
  );
}

interface RadioCardsProps<Value> {
  legend: ReactNode;
  /** Undefined until one is chosen. */
  value: Value | undefined;
  options: readonly { value: Value; label: string; detail: ReactNode }[];
  onValueChange: (value: Value) => void;
}

/** Native radio buttons as cards; see `segmented.tsx` for why native. */
function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, value, options, onValueChange } = props;
  const name = useId();
  const classes = radioCards();
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.list}>
        {options.map(({ value: own, label, detail }) => (
          <label key={own} className={classes.option}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={own}
              checked={own === value}
              onChange={() => onValueChange(own)}
            />
            <span className={classes.content}>
              <span className={classes.label}>{label}</span>
              <span className={classes.detail}>{detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
