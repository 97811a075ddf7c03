import '#app/theme/staff.css';
import { ClientOnly } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';
import { column } from '#styled/recipes';
import { Door } from './door';

/** The server's HTML is the same for everyone: who is signed in, the browser asks. */
export function SignInPage() {
  const { t } = useTranslation('staff');
  const loading = (
    <p role="status" className={css({ color: 'muted', _noscript: { display: 'none' } })}>
      {t('loading')}
    </p>
  );
  return (
    <div className={column()}>
      <header className={head}>
        <h1 className={css({ textStyle: 'heading' })}>{t('title')}</h1>
        <p className={css({ textStyle: 'lead', color: 'muted' })}>{t('description')}</p>
      </header>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <div className={css({ maxWidth: '[46rem]', paddingBlockEnd: '12' })}>
        <ClientOnly fallback={loading}>
          <Door loading={loading} />
        </ClientOnly>
      </div>
    </div>
  );
}

const head = css({
  display: 'grid',
  gap: '2',
  paddingBlockStart: 'intro',
  paddingBlockEnd: '[clamp(1rem, 0.75rem + 1vw, 1.75rem)]',
});
