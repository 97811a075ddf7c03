import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorTexts } from '#app/catalog/price-changes/format-change';
import { formatWarning } from '#app/catalog/price-changes/format-warning';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { ItemList } from '#app/domain/pricing/editing/draft';
import {
  type FieldValue,
  getField,
  parseEntries,
  setField,
} from '#app/domain/pricing/editing/draft-items';
import type { ItemField } from '#app/domain/pricing/fields';
import {
  getItemWarnings,
  useDraftSession,
  useEditor,
} from '#app/features/price-editor/editor-context';
import { wholeRow } from '#app/features/price-editor/editor-panel';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { Checkbox } from '#app/ui/fields/checkbox';
import type { FieldFrameProps } from '#app/ui/fields/field-frame';
import { NumberField } from '#app/ui/fields/number-field';
import { Segmented } from '#app/ui/fields/segmented';
import { TextArea, TextField } from '#app/ui/fields/text-field';
import { TokenField } from '#app/ui/fields/token-field';
import { css } from '#styled/css';
import { AddonIcon } from './addon-icon';
import { FeatureInputs } from './feature-inputs';

interface ItemInputProps {
  list: ItemList;
  itemKey: number;
  row: ItemField;
  /** The language of the item's other texts. */
  language?: string;
}

/** The control of a field of a plan or addon, by the field's kind. */
export function ItemInput({ list, itemKey, row, language }: ItemInputProps): ReactElement {
  const { field, kind } = row;
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const formats = useExactFormats();
  const value = useDraftSession(({ draft }) => getField(draft, list, itemKey, field, language));
  const warning = useDraftSession(({ draft }) => {
    const own = getItemWarnings(draft, list, itemKey).filter((one) => one.field === field);
    return own.map((one) => formatWarning(t, formats, one)).join(' ');
  });
  const write = (next: FieldValue) =>
    draftSession.edit((draft) => setField(draft, list, itemKey, field, next, language));

  const name = t(`fields.${field}`);
  const isOwn = language === undefined;
  const frame = {
    label: isOwn
      ? name
      : t('ownTexts.field', { field: name, language: formats.language(language) }),
    ...(isOwn && { hint: getHint(t, list, field), warning: warning || undefined }),
  };
  const text = {
    ...frame,
    lang: language ?? REFERENCE_LANGUAGE,
    value: String(value ?? ''),
    onValueChange: write,
  };
  const entries = { entries: Array.isArray(value) ? value : [], onEntriesChange: write };
  switch (kind) {
    case 'title':
      return <TextField {...text} className={isOwn ? undefined : wholeRow} />;
    case 'id':
      return (
        <TextField
          {...text}
          isCode
          // Lists of plans (D21) and texts in other languages refer to the id.
          onValueChange={(id) => draftSession.renameItem(list, itemKey, id)}
        />
      );
    case 'text':
      return <TextField {...text} />;
    case 'code':
      return <TextField {...text} isCode />;
    case 'icon':
      return (
        <div className={css({ hstack: '3', alignItems: 'flex-start' })}>
          <TextField {...text} isCode className={css({ flexGrow: '1' })} />
          <span className={css({ marginBlockStart: '7' })}>
            <AddonIcon name={text.value} />
          </span>
        </div>
      );
    case 'long-text':
      return <TextArea {...text} rows={field === 'longDescription' ? 4 : 2} className={wholeRow} />;
    case 'main-price':
    case 'count':
      return (
        <NumberField
          {...frame}
          {...(kind === 'main-price' && { unit: '€' })}
          separator={formats.separator}
          unreadable={t('warnings.unreadableNumber')}
          value={Number(value)}
          onValueChange={write}
        />
      );
    case 'flag':
      return (
        <Checkbox label={name} hint={frame.hint} checked={value === true} onCheckedChange={write} />
      );
    case 'status':
      return (
        <Segmented
          legend={name}
          value={value === 'future' ? 'future' : 'available'}
          options={[
            { value: 'available', label: t('status.available') },
            { value: 'future', label: t('status.future') },
          ]}
          onValueChange={write}
        />
      );
    case 'addon-ids':
      return <TypedEntries {...frame} {...entries} />;
    case 'features':
      return isOwn ? (
        <FeatureInputs {...entries} />
      ) : (
        <TypedEntries {...frame} {...entries} lang={language} />
      );
  }
}

function getHint(t: EditorTexts, list: ItemList, field: ItemField['field']): string | undefined {
  const isPlan = list === 'PRICING_PLANS';
  switch (field) {
    case 'id':
      return t(isPlan ? 'hints.id' : 'hints.addonId');
    case 'highlighted':
      return t(isPlan ? 'hints.planHighlighted' : 'hints.addonHighlighted');
    case 'includedAddons':
    case 'disabledAddons':
      return t('hints.addonList');
    case 'freeAddonCount':
    case 'salesOnly':
    case 'statusText':
    case 'icon':
      return t(`hints.${field}`);
    default:
      return undefined;
  }
}

interface TypedEntriesProps extends FieldFrameProps {
  entries: string[];
  onEntriesChange: (entries: string[]) => void;
  /** Language of features, one per line; without it the entries are ids (spec §5). */
  lang?: string;
}

/** A list typed as one text, which is formatted on blur. */
function TypedEntries({ entries, onEntriesChange, lang, ...frame }: TypedEntriesProps) {
  const { t } = useTranslation('editor');
  const addons = useDraftSession(({ draft }) => draft.ADDONS);
  const [typed, setTyped] = useState<string>();
  const separator = lang === undefined ? ',' : '\n';
  const format = (list: readonly string[]) => list.join(lang === undefined ? ', ' : separator);
  const stored = format(entries);
  const isTyping = typed !== undefined && format(parseEntries(typed, separator)) === stored;
  const text = isTyping ? typed : stored;
  const type = (next: string) => {
    setTyped(next);
    onEntriesChange(parseEntries(next, separator));
  };
  const control = { ...frame, onBlur: () => setTyped(undefined) };
  return lang === undefined ? (
    <TokenField
      {...control}
      text={text}
      onTextChange={type}
      options={addons.map(({ id, title }) => ({ value: id, label: title }))}
      optionsLabel={t('suggestions')}
    />
  ) : (
    <TextArea
      {...control}
      lang={lang}
      hint={t('ownTexts.features')}
      rows={4}
      value={text}
      onValueChange={type}
      className={wholeRow}
    />
  );
}
