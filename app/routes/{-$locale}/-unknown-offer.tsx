import { useTranslation } from 'react-i18next';
import { NotFound } from '#app/features/shell/not-found';
import { PageFrame } from '#app/features/shell/page-frame';

/** Shown for a mistyped, unknown or expired number. */
export function UnknownOffer() {
  const { t } = useTranslation('details');
  return (
    <PageFrame>
      <NotFound title={t('sheet.unknown.title')} text={t('sheet.unknown.text')} />
    </PageFrame>
  );
}
