import '#app/theme/admin.css';
import { ClientOnly } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '#app/ui/page-heading';
import { css } from '#styled/css';
import { column } from '#styled/recipes';
import { SignIn } from './sign-in';

/** The server's HTML is the same for everyone; the browser asks who is signed in. */
export function SignInPage() {
  const { t } = useTranslation('staff');
  const loading = (
    <p role="status" className={css({ color: 'muted', _noscript: { display: 'none' } })}>
      {t('loading')}
    </p>
  );
  return (
    <div className={column()}>
      <PageHeading title={t('title')} lead={t('description')} />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <div className={css({ maxWidth: '[46rem]', paddingBlockEnd: '12' })}>
        <ClientOnly fallback={loading}>
          <SignIn loading={loading} />
        </ClientOnly>
      </div>
    </div>
  );
}
