import type { DeepKeysOfType } from '@tanstack/react-form';
import { createContext, type ReactNode, type Ref, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWarning } from '#app/catalog/price-changes/format-warning';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { Draft, ItemList } from '#app/domain/pricing/editing/draft';
import { formatIdList, parseIdList } from '#app/domain/pricing/editing/draft-items';
import type { ItemField } from '#app/domain/pricing/fields';
import { useDraft, useEditor } from '#app/features/price-editor/editor-context';
import { getItemWarnings } from '#app/features/price-editor/warnings-and-changes';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { Checkbox } from '#app/ui/fields/checkbox';
import { NumberField } from '#app/ui/fields/number-field';
import { Segmented } from '#app/ui/fields/segmented';
import { TextArea, TextField } from '#app/ui/fields/text-field';
import { TokenField } from '#app/ui/fields/token-field';
import { css } from '#styled/css';
import { AddonIcon } from './addon-icon';

// Controls bound to a field of a plan or addon by its path in the draft.

/** The plan or addon that the fields belong to. */
export const ItemContext = createContext<{ list: ItemList; key: number } | undefined>(undefined);

interface ItemInputProps {
  field: ItemField['field'];
  hint?: ReactNode;
  className?: string;
}

type TextInputProps = ItemInputProps & {
  name: DeepKeysOfType<Draft, string>;
  isCode?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Replaces the default handler if typing changes other fields too. */
  onValueChange?: (text: string) => void;
};

export function TextInput({ name, field, onValueChange, ...props }: TextInputProps) {
  const { form } = useEditor();
  const frame = useFrame(field);
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <TextField
          {...frame}
          {...props}
          lang={REFERENCE_LANGUAGE}
          value={state.value}
          onValueChange={onValueChange ?? handleChange}
        />
      )}
    </form.Field>
  );
}

type LongTextInputProps = ItemInputProps & { name: DeepKeysOfType<Draft, string>; rows: number };

export function LongTextInput({ name, field, ...props }: LongTextInputProps) {
  const { form } = useEditor();
  const frame = useFrame(field);
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <TextArea
          {...frame}
          {...props}
          lang={REFERENCE_LANGUAGE}
          value={state.value}
          onValueChange={handleChange}
        />
      )}
    </form.Field>
  );
}

type NumberInputProps = ItemInputProps & { name: DeepKeysOfType<Draft, number>; unit?: string };

export function NumberInput({ name, field, ...props }: NumberInputProps) {
  const { form } = useEditor();
  const { t } = useTranslation('editor');
  const { separator } = useExactFormats();
  const frame = useFrame(field);
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <NumberField
          {...frame}
          {...props}
          separator={separator}
          unreadable={t('warnings.unreadableNumber')}
          value={state.value}
          onValueChange={handleChange}
        />
      )}
    </form.Field>
  );
}

type FlagInputProps = ItemInputProps & { name: DeepKeysOfType<Draft, boolean | undefined> };

export function FlagInput({ name, field, ...props }: FlagInputProps) {
  const { form } = useEditor();
  const { label } = useFrame(field);
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <Checkbox
          {...props}
          label={label}
          checked={state.value ?? false}
          onCheckedChange={handleChange}
        />
      )}
    </form.Field>
  );
}

type AddonListInputProps = ItemInputProps & {
  name: `PRICING_PLANS[${number}].${'includedAddons' | 'disabledAddons'}`;
};

/** Comma-separated ids (spec §5); formatted on blur. */
export function AddonListInput({ name, field, ...props }: AddonListInputProps) {
  const { form } = useEditor();
  const { t } = useTranslation('editor');
  const frame = useFrame(field);
  const addons = useDraft(({ ADDONS }) => ADDONS);
  const [typed, setTyped] = useState<string>();
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => {
        const stored = formatIdList(state.value);
        const isTyping = typed !== undefined && formatIdList(parseIdList(typed)) === stored;
        return (
          <TokenField
            {...frame}
            {...props}
            text={isTyping ? typed : stored}
            onTextChange={(text) => {
              setTyped(text);
              handleChange(parseIdList(text));
            }}
            onBlur={() => setTyped(undefined)}
            options={addons.map(({ id, title }) => ({ value: id, label: title }))}
            optionsLabel={t('suggestions')}
          />
        );
      }}
    </form.Field>
  );
}

/** Label and warnings of a field. */
function useFrame(field: ItemField['field']) {
  const item = use(ItemContext);
  const { t } = useTranslation('editor');
  const formats = useExactFormats();
  const warning = useDraft((draft) => {
    const warnings = item ? getItemWarnings(draft, item.list, item.key) : [];
    const own = warnings.filter((one) => one.field === field);
    return own.map((one) => formatWarning(t, formats, one)).join(' ');
  });
  return {
    label: t(`fields.${field}`),
    warning: warning === '' ? undefined : warning,
  };
}

/** Whether an addon can be bought already. */
export function StatusInput({
  name,
  field,
}: {
  name: `ADDONS[${number}].status`;
  field: 'status';
}) {
  const { t } = useTranslation('editor');
  const { form } = useEditor();
  const { label } = useFrame(field);
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <Segmented
          legend={label}
          value={state.value}
          options={[
            {
              value: 'available',
              label: t('status.available'),
            },
            {
              value: 'future',
              label: t('status.future'),
            },
          ]}
          onValueChange={handleChange}
        />
      )}
    </form.Field>
  );
}

/** The name of an icon and its preview. */
export function IconInput({
  name,
  field,
  hint,
}: ItemInputProps & { name: `ADDONS[${number}].icon` }) {
  const { form } = useEditor();
  return (
    <div className={css({ display: 'flex', gap: '3', alignItems: 'flex-start' })}>
      <TextInput name={name} field={field} hint={hint} isCode className={css({ flexGrow: '1' })} />
      <span className={css({ marginBlockStart: '7' })}>
        <form.Field name={name}>{({ state }) => <AddonIcon name={state.value} />}</form.Field>
      </span>
    </div>
  );
}
