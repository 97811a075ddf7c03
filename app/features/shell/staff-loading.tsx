import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';

/** A page of staff while it loads; also the HTML that the server sends to everyone. */
export function StaffLoading({ texts }: { texts: 'inquiries' | 'team' }) {
  const { t } = useTranslation(texts);
  return (
    <>
      <h1 className={css({ textStyle: 'heading' })}>{t('title')}</h1>
      <p role="status" className={css({ color: 'muted', _noscript: { display: 'none' } })}>
        {t('loading')}
      </p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </>
  );
}
