import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '#app/features/price-editor/editor-context';
import { wholeRow } from '#app/features/price-editor/editor-panel';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { Button } from '#app/ui/button';
import { TextField } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';

interface FeatureInputsProps {
  name: `PRICING_PLANS[${number}].features` | `ADDONS[${number}].features`;
}

/** The features of a plan or addon: edited, removed, added (spec §4). */
export function FeatureInputs({ name }: FeatureInputsProps) {
  const { t } = useTranslation('editor');
  const { form } = useEditor();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focusAt, setFocusAt] = useState<{ index: number }>();

  useEffect(() => {
    if (!focusAt) return;
    const inputs = list.current?.querySelectorAll('input');
    const input = inputs?.[Math.min(focusAt.index, inputs.length - 1)];
    if (input) input.select();
    else addButton.current?.focus();
  }, [focusAt]);

  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <div className={cx(wholeRow, root)}>
          {state.value.length === 0 ? (
            <p className={css({ color: 'muted', textStyle: 'small' })}>{t('features.none')}</p>
          ) : (
            <ol ref={list} className={css({ display: 'grid', gap: '2', width: 'full' })}>
              {state.value.map((feature, index) => (
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
                    onValueChange={(text) => handleChange(state.value.with(index, text))}
                    className={css({ flexGrow: '1', gap: '0' })}
                  />
                  <Button
                    visual="ghost"
                    aria-label={t('features.remove', { number: index + 1 })}
                    title={t('features.remove', { number: index + 1 })}
                    className={css({ paddingInline: '3', color: 'muted' })}
                    onClick={() => {
                      handleChange(state.value.toSpliced(index, 1));
                      setFocusAt({ index });
                    }}
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
            onClick={() => {
              handleChange([...state.value, t('newTexts.feature')]);
              setFocusAt({ index: state.value.length });
            }}
          >
            <Icon name="plus" />
            {t('features.add')}
          </Button>
        </div>
      )}
    </form.Field>
  );
}

const root = css({ display: 'grid', gap: '3', justifyItems: 'start' });

const row = css({ display: 'flex', alignItems: 'center', gap: '1' });
