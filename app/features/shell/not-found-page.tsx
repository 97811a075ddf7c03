import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';
import { button, column } from '#styled/recipes';
import { PageFrame } from './page-frame';

/** In the page's language; an unknown language prefix gets it in German (D31). */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <PageFrame>
      <div className={column()}>
        <h1 className={css({ textStyle: 'heading', marginBlockStart: 'section' })}>
          {t('notFound.title')}
        </h1>
        <p className={css({ textStyle: 'lead', color: 'muted', marginBlock: '4' })}>
          {t('notFound.text')}
        </p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Link to="/{-$locale}" className={button()}>
            {t('notFound.home')}
          </Link>
          <Link
            to="/{-$locale}/preiskalkulator/{-$planId}"
            className={button({ visual: 'outline' })}
          >
            {t('notFound.calculator')}
          </Link>
        </div>
      </div>
    </PageFrame>
  );
}
