import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { changeAndFocus } from '#app/features/price-editor/change-and-focus';
import { wholeRow } from '#app/features/price-editor/editor-panel';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { Button } from '#app/ui/button';
import { TextField } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';

interface FeatureInputsProps {
  entries: readonly string[];
  onEntriesChange: (features: string[]) => void;
}

/** The features of a plan or addon: edited, removed, added (spec §4). */
export function FeatureInputs({ entries, onEntriesChange }: FeatureInputsProps) {
  const { t } = useTranslation('editor');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const changeAt = (index: number, features: string[]) =>
    changeAndFocus(
      () => onEntriesChange(features),
      () => {
        const inputs = list.current?.querySelectorAll('input');
        return inputs?.[Math.min(index, inputs.length - 1)] ?? addButton.current;
      },
    );
  return (
    <div className={cx(wholeRow, root)}>
      {entries.length === 0 ? (
        <p className={css({ color: 'muted', textStyle: 'small' })}>{t('features.none')}</p>
      ) : (
        <ol ref={list} className={css({ stack: '2', width: 'full' })}>
          {entries.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a key made of the text would change with each letter, and the field would lose the focus
            <li key={index} className={row}>
              <TextField
                label={
                  <span className={css({ srOnly: true })}>
                    {t('features.name', { number: index + 1 })}
                  </span>
                }
                lang={REFERENCE_LANGUAGE}
                value={feature}
                onValueChange={(text) => onEntriesChange(entries.with(index, text))}
                className={css({ flexGrow: '1', gap: '0' })}
              />
              <Button
                visual="ghost"
                aria-label={t('features.remove', { number: index + 1 })}
                title={t('features.remove', { number: index + 1 })}
                className={css({ paddingInline: '3', color: 'muted' })}
                onClick={() => changeAt(index, entries.toSpliced(index, 1))}
              >
                <Icon name="x" />
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Button
        ref={addButton}
        visual="outline"
        size="sm"
        onClick={() => changeAt(entries.length, [...entries, t('newTexts.feature')])}
      >
        <Icon name="plus" />
        {t('features.add')}
      </Button>
    </div>
  );
}

const root = css({ stack: '3', justifyItems: 'start' });

const row = css({ hstack: '1' });
