import { useTranslation } from 'react-i18next';
import { NotFound } from '#app/features/shell/not-found';
import { PageFrame } from '#app/features/shell/page-frame';
import { useTextLanguage } from '#app/i18n/text-language';

/** Shown for a mistyped, unknown or expired number. */
export function UnknownOffer() {
  return (
    <PageFrame texts={['sheet']}>
      <Message />
    </PageFrame>
  );
}

function Message() {
  const { t } = useTranslation('sheet');
  const language = useTextLanguage('sheet', 'unknown');
  return <NotFound title={t('unknown.title')} text={t('unknown.text')} language={language} />;
}
