import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreeWayDiff } from '#app/domain/price-lists/compare-lists';
import type { Change } from '#app/domain/pricing/changes';
import type { Draft } from '#app/domain/pricing/editing/draft';
import { mergeDrafts } from '#app/domain/pricing/editing/merge';
import { FieldError } from '#app/ui/fields/field-frame';
import { css } from '#styled/css';
import { radioCards } from '#styled/recipes';
import { formatChange } from './format-change';
import { useExactFormats } from './use-exact-formats';

type Side = 'mine' | 'theirs';

interface ConflictViewProps {
  difference: Pick<ThreeWayDiff, 'conflicts' | 'drafts'>;
  /** Names the other list. */
  theirs: string;
  /** Preselected; by default every decision must be made. */
  preferred?: Side;
  hint?: string;
  onMerge: (both: Draft) => void;
  /** The answers, of which one merges. */
  children: (merge: { label: string; onClick: () => void; fault: ReactNode }) => ReactNode;
}

/** Decisions about what two lists changed differently, entry by entry, and the merge (D20, D38). */
export function ConflictView(props: ConflictViewProps) {
  const { difference, theirs, preferred, hint, onMerge, children } = props;
  const { conflicts, drafts } = difference;
  const { t } = useTranslation('editor');
  const formats = useExactFormats();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const [isSubmitted, setSubmitted] = useState(false);
  const titleId = useId();
  const sideOf = (path: string) => choices.get(path) ?? preferred;
  const isUndecided = conflicts.some(({ path }) => sideOf(path) === undefined);
  const describe = (changes: readonly Change[]) =>
    changes.map((change) => formatChange(t, formats, change)).join('; ');
  const merge = () => {
    setSubmitted(true);
    if (isUndecided) return;
    const paths = conflicts.map(({ path }) => path).filter((path) => sideOf(path) === 'theirs');
    onMerge(mergeDrafts(drafts.before, drafts.mine, drafts.theirs, new Set(paths)));
  };
  return (
    <>
      {conflicts.length > 0 && (
        <section aria-labelledby={titleId} className={css({ stack: '2' })}>
          {/* No heading: pages and dialogs have different levels above it. */}
          <p id={titleId} className={title}>
            {t('conflict.both')}
          </p>
          {hint && <p className={css({ textStyle: 'small', color: 'muted' })}>{hint}</p>}
          {conflicts.map(({ path, ...changes }, index) => (
            <RadioCards
              key={path}
              legend={t('conflict.choice', { number: index + 1, total: conflicts.length })}
              value={sideOf(path)}
              options={[
                { value: 'mine', label: t('conflict.mine'), detail: describe(changes.mine) },
                { value: 'theirs', label: theirs, detail: describe(changes.theirs) },
              ]}
              onValueChange={(side) => setChoices(new Map(choices).set(path, side))}
            />
          ))}
        </section>
      )}
      {children({
        label: t(conflicts.length > 0 ? 'conflict.takeChoices' : 'conflict.keepBoth'),
        onClick: merge,
        fault: (
          <div role="alert">
            {isSubmitted && isUndecided && <FieldError>{t('conflict.undecided')}</FieldError>}
          </div>
        ),
      })}
    </>
  );
}

const title = css({ textStyle: 'small', fontWeight: 'semibold', color: 'ink' });

interface RadioCardsProps {
  legend: string;
  /** Undefined until one is chosen. */
  value: Side | undefined;
  options: readonly { value: Side; label: string; detail: string }[];
  onValueChange: (value: Side) => void;
}

/** Native radio buttons as cards; see `segmented.tsx` for why native. */
function RadioCards({ legend, value, options, onValueChange }: RadioCardsProps) {
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
