import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { ItemTexts } from '#app/domain/pricing/config';
import { getCustomTexts } from '#app/domain/pricing/editing/custom-texts';
import type { ItemList } from '#app/domain/pricing/editing/draft';
import { ADDON_FIELDS, type ItemField, PLAN_FIELDS } from '#app/domain/pricing/fields';
import { useDraft, useEditor } from '#app/features/price-editor/editor-context';
import { FieldGroup, wholeRow } from '#app/features/price-editor/editor-panel';
import { translatedCodes } from '#app/i18n/languages';
import { TextArea, TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';

interface CustomTextsProps {
  list: ItemList;
  itemKey: number;
}

/** Texts of a plan or addon in other languages, one collapsible section each. */
export function CustomTexts(props: CustomTextsProps) {
  return translatedCodes.map((language) => (
    <LanguageTexts key={language} {...props} language={language} />
  ));
}

function LanguageTexts({ list, itemKey, language }: CustomTextsProps & { language: string }) {
  const { t } = useTranslation('editor');
  const formats = useExactFormats();
  const { draftSession } = useEditor();
  const name = formats.language(language);
  const rows: readonly ItemField[] = list === 'PRICING_PLANS' ? PLAN_FIELDS : ADDON_FIELDS;
  const texts = useDraft(
    (draft) => {
      const items: readonly { key: number; id: string }[] = draft[list];
      const id = items.find(({ key }) => key === itemKey)?.id ?? '';
      return getCustomTexts(draft.TEXTS, language, list, id);
    },
    (before, after) => JSON.stringify(before) === JSON.stringify(after),
  );
  const write = (change: ItemTexts) =>
    draftSession.writeTexts(language, { list, key: itemKey }, { ...texts, ...change });
  const labelOf = (field: keyof ItemTexts) =>
    t('ownTexts.field', { field: t(`fields.${field}`), language: name });
  return (
    <details className={css({ borderBlockStart: 'line', paddingBlockStart: '3' })}>
      <summary className={summary}>{t('ownTexts.title', { language: name })}</summary>
      <FieldGroup title={t('ownTexts.hint')}>
        {rows.map(({ field, kind }) => {
          switch (kind) {
            case 'title':
              return (
                <TextField
                  key={field}
                  label={labelOf(field)}
                  lang={language}
                  value={texts[field] ?? ''}
                  onValueChange={(text) => write({ [field]: text })}
                  className={wholeRow}
                />
              );
            case 'long-text':
              return (
                <TextArea
                  key={field}
                  label={labelOf(field)}
                  lang={language}
                  rows={field === 'longDescription' ? 4 : 2}
                  value={texts[field] ?? ''}
                  onValueChange={(text) => write({ [field]: text })}
                  className={wholeRow}
                />
              );
            case 'features':
              return (
                <FeatureLines
                  key={field}
                  label={labelOf(field)}
                  language={language}
                  features={texts[field] ?? []}
                  onFeaturesChange={(features) => write({ [field]: features })}
                />
              );
            default:
              return null;
          }
        })}
      </FieldGroup>
    </details>
  );
}

interface FeatureLinesProps {
  label: ReactNode;
  language: string;
  features: readonly string[];
  onFeaturesChange: (features: string[]) => void;
}

/** One entry per line; formatted on blur. */
function FeatureLines({ label, language, features, onFeaturesChange }: FeatureLinesProps) {
  const { t } = useTranslation('editor');
  const [typed, setTyped] = useState<string>();
  const stored = features.join('\n');
  const isTyping = typed !== undefined && readLines(typed).join('\n') === stored;
  return (
    <TextArea
      label={label}
      hint={t('ownTexts.features')}
      lang={language}
      rows={4}
      value={isTyping ? typed : stored}
      onValueChange={(text) => {
        setTyped(text);
        onFeaturesChange(readLines(text));
      }}
      onBlur={() => setTyped(undefined)}
      className={wholeRow}
    />
  );
}

function readLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const summary = css({
  cursor: 'pointer',
  width: 'fit',
  paddingBlock: '1',
  textStyle: 'small',
  fontWeight: 'semibold',
  color: 'muted',
});
