import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';
import { column } from '#styled/recipes';

/** Trying again loads the route anew. */
export function ErrorMessage() {
  const { t } = useTranslation('common');
  const router = useRouter();
  return (
    <div className={column()}>
      <title>{`${t('error.title')} · ${site.brand}`}</title>
      <h1 className={css({ textStyle: 'heading', marginBlockStart: 'section' })}>
        {t('error.title')}
      </h1>
      <p className={css({ textStyle: 'lead', color: 'muted', marginBlock: '4' })}>
        {t('error.text')}
      </p>
      <Button onClick={() => void router.invalidate()}>{t('error.retry')}</Button>
    </div>
  );
}
