import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/features/pricing-admin/changes/change-list';
import { useEditor } from '#app/features/pricing-admin/editor-context';
import { useFigures } from '#app/features/pricing-admin/use-figures';
import { describeWarningAway } from '#app/features/pricing-admin/warning-words';
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
  const { session } = useEditor();
  const figures = useFigures();
  const draft = session.readDraft();
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
              const words = describeWarningAway(t, figures, warning, draft);
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
