import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { formatWarningWithItem } from '#app/catalog/price-changes/format-warning';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import { useEditor } from '#app/features/price-editor/editor-context';
import { useTextLanguage } from '#app/i18n/text-language';
import { AskDialog } from '#app/ui/ask-dialog';
import { css } from '#styled/css';
import type { SaveQuestion as Question } from './use-saving';

interface SaveQuestionProps {
  question: Question | undefined;
  onBack: () => void;
  onSave: () => void;
}

const MAX_SHOWN = 10;

/** The warnings once more, before something is saved that would break the pages. */
export function SaveQuestion({ question, onBack, onSave }: SaveQuestionProps) {
  const { t } = useTranslation('admin');
  const { draftSession } = useEditor();
  const formats = useExactFormats();
  const draft = draftSession.draftToConfig();
  const warnings = question?.warnings ?? [];
  const hidden = warnings.length - MAX_SHOWN;
  return (
    <AskDialog
      language={useTextLanguage('admin', 'confirmSave')}
      open={question !== undefined}
      title={t('confirmSave.title')}
      cancelLabel={t('confirmSave.back')}
      onCancel={onBack}
      confirmLabel={t('confirmSave.confirm')}
      onConfirm={onSave}
    >
      {question && question.replaced.length > 0 && (
        <>
          <p>{t('confirmSave.conflict')}</p>
          <ChangeList changes={question.replaced} />
        </>
      )}
      {question?.replacesUnreadable && <p>{t('confirmSave.unreadable')}</p>}
      {warnings.length > 0 && (
        <>
          <p>{t('confirmSave.text')}</p>
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', color: 'ink' })}>
            {warnings.slice(0, MAX_SHOWN).map((warning) => {
              const words = formatWarningWithItem(t, formats, warning, draft);
              return (
                <li key={`${'key' in warning ? warning.key : ''}${words}`} dir="auto">
                  {words}
                </li>
              );
            })}
            {hidden > 0 && <li>{t('changes.more', { count: hidden })}</li>}
          </ul>
        </>
      )}
    </AskDialog>
  );
}
