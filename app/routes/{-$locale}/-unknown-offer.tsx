import { useTranslation } from 'react-i18next';
import { NotFound } from '#app/features/shell/not-found';
import { PageFrame } from '#app/features/shell/page-frame';

/** Shown for a mistyped, unknown or expired number. */
export function UnknownOffer() {
  const { t } = useTranslation('sheet');
  return (
    <PageFrame>
      <NotFound title={t('unknown.title')} text={t('unknown.text')} />
    </PageFrame>
  );
}
