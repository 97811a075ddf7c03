import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreeWayDiff } from '#app/domain/price-lists/compare-lists';
import type { Change } from '#app/domain/pricing/changes';
import type { Draft } from '#app/domain/pricing/editing/draft';
import { mergeDrafts } from '#app/domain/pricing/editing/merge';
import { FieldError } from '#app/ui/fields/field-frame';
import { css } from '#styled/css';
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
  const name = useId();
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
            <fieldset key={path} className={css({ border: 'none', padding: '0', minWidth: '0' })}>
              <legend className={legend}>
                {t('conflict.choice', { number: index + 1, total: conflicts.length })}
              </legend>
              {/* Native radio buttons as cards; see `segmented.tsx` for why native. */}
              <div className={css({ stack: '2' })}>
                {(['mine', 'theirs'] as const).map((side) => (
                  <label key={side} className={card}>
                    <input
                      type="radio"
                      className={radio}
                      name={`${name}${path}`}
                      value={side}
                      checked={side === sideOf(path)}
                      onChange={() => setChoices(new Map(choices).set(path, side))}
                    />
                    <span
                      className={css({
                        stack: '0.5',
                        flexGrow: '1',
                        minWidth: '0',
                        lineHeight: 'snug',
                      })}
                    >
                      <span className={css({ fontSize: 'sm', fontWeight: 'semibold' })}>
                        {side === 'mine' ? t('conflict.mine') : theirs}
                      </span>
                      <span className={detail}>{describe(changes[side])}</span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
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

const legend = css({
  padding: '0',
  marginBlockEnd: '2',
  fontSize: 'sm',
  fontWeight: 'medium',
  lineHeight: 'snug',
});

const card = css({
  position: 'relative',
  hstack: '3',
  alignItems: 'flex-start',
  minHeight: '11',
  paddingInline: '4',
  paddingBlock: '3',
  border: 'strong',
  borderRadius: 'md',
  backgroundColor: 'surface',
  cursor: 'pointer',
  transition: '[border-color 120ms]',
  _hover: { borderColor: 'ink' },
  '&:has(input:checked)': {
    borderColor: 'accent',
    boxShadow: '[inset 0 0 0 1px {colors.accent}]',
  },
  '&:has(input:focus-visible)': { outline: '[2px solid {colors.focus}]', outlineOffset: '0.5' },
});

const radio = css({
  appearance: 'none',
  flexShrink: '0',
  width: '[1.125rem]',
  height: '[1.125rem]',
  margin: '0',
  marginBlockStart: '[0.125rem]',
  border: 'strong',
  borderRadius: 'full',
  backgroundColor: 'surface',
  outline: '[none]',
  cursor: 'inherit',
  _checked: { borderColor: 'accent', borderWidth: '[0.35rem]' },
  _forcedColors: { appearance: 'auto' },
});

const detail = css({ color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' });
