import type { DeepKeysOfType } from '@tanstack/react-form';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, ItemList } from '#app/domain/pricing/draft';
import { formatIdList, parseIdList } from '#app/domain/pricing/draft-items';
import type { ItemWarning } from '#app/domain/pricing/draft-warnings';
import type { FieldFrameProps } from '#app/ui/field-frame';
import { NumberField } from '#app/ui/number-field';
import { TextArea, TextField } from '#app/ui/text-field';
import { Checkbox } from '#app/ui/toggle';
import { TokenField } from '#app/ui/token-field';
import { itemWarningsOf } from './derived';
import { useDraft, useEditor } from './editor-context';
import { useFigures } from './use-figures';
import { describeWarning } from './warning-words';

// The controls of `ui`, bound to a place of the draft by its path.

type TextInputProps = FieldFrameProps & {
  name: DeepKeysOfType<Draft, string>;
  isCode?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

export function TextInput({ name, ...props }: TextInputProps) {
  const { form } = useEditor();
  return (
    <form.Field name={name}>
      {({ state, handleChange, handleBlur }) => (
        <TextField
          {...props}
          value={state.value}
          onValueChange={handleChange}
          onBlur={handleBlur}
        />
      )}
    </form.Field>
  );
}

type LongTextInputProps = FieldFrameProps & { name: DeepKeysOfType<Draft, string>; rows: number };

export function LongTextInput({ name, ...props }: LongTextInputProps) {
  const { form } = useEditor();
  return (
    <form.Field name={name}>
      {({ state, handleChange, handleBlur }) => (
        <TextArea {...props} value={state.value} onValueChange={handleChange} onBlur={handleBlur} />
      )}
    </form.Field>
  );
}

type NumberInputProps = FieldFrameProps & { name: DeepKeysOfType<Draft, number>; unit?: string };

export function NumberInput({ name, ...props }: NumberInputProps) {
  const { form } = useEditor();
  const { t } = useTranslation('admin');
  const { separator } = useFigures();
  return (
    <form.Field name={name}>
      {({ state, handleChange, handleBlur }) => (
        <NumberField
          {...props}
          separator={separator}
          unreadable={t('warnings.unreadableNumber')}
          value={state.value}
          onValueChange={handleChange}
          onBlur={handleBlur}
        />
      )}
    </form.Field>
  );
}

interface FlagInputProps {
  name: DeepKeysOfType<Draft, boolean | undefined>;
  label: string;
  hint: string;
}

export function FlagInput({ name, ...props }: FlagInputProps) {
  const { form } = useEditor();
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <Checkbox {...props} checked={state.value ?? false} onCheckedChange={handleChange} />
      )}
    </form.Field>
  );
}

interface AddonListInputProps {
  name: `PRICING_PLANS[${number}].${'includedAddons' | 'disabledAddons'}`;
  label: string;
  hint: string;
  warning: string | undefined;
}

/** Comma-separated ids (spec §5). What is typed stays as typed until the field is left. */
export function AddonListInput({ name, warning, ...props }: AddonListInputProps) {
  const { form } = useEditor();
  const { t } = useTranslation('admin');
  const addons = useDraft(({ ADDONS }) => ADDONS);
  const [typed, setTyped] = useState<string>();
  return (
    <form.Field name={name}>
      {({ state, handleChange, handleBlur }) => {
        const shown = formatIdList(state.value);
        const isTyping = typed !== undefined && formatIdList(parseIdList(typed)) === shown;
        return (
          <TokenField
            {...props}
            {...(warning !== undefined && { warning })}
            text={isTyping ? typed : shown}
            onTextChange={(text) => {
              setTyped(text);
              handleChange(parseIdList(text));
            }}
            onBlur={() => {
              setTyped(undefined);
              handleBlur();
            }}
            options={addons.map(({ id, title }) => ({ value: id, label: title }))}
            optionsLabel={t('suggestions')}
          />
        );
      }}
    </form.Field>
  );
}

/** The warnings beside one field of a plan or addon, in words; undefined without any. */
export function useItemWarning(list: ItemList, key: number, field: ItemWarning['field']) {
  const { t } = useTranslation('admin');
  const figures = useFigures();
  return useDraft((draft) => {
    const warnings = itemWarningsOf(draft, list, key).filter((warning) => warning.field === field);
    if (warnings.length === 0) return undefined;
    return warnings.map((warning) => describeWarning(t, figures, warning)).join(' ');
  });
}
