import { ClientOnly, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { css } from '#styled/css';
import { button, column } from '#styled/recipes';

/** The editor is a chunk of its own, and needs what only the browser has stored. */
const Editor = lazy(() => import('./editor').then((module) => ({ default: module.Editor })));

/** The editor on a page of its own (spec §2). */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const loading = (
    <p role="status" className={css({ color: 'muted', _noscript: { display: 'none' } })}>
      {t('loading')}
    </p>
  );
  return (
    <div className={column()} {...useTextLanguage('admin')}>
      <header className={head}>
        <h1 className={css({ textStyle: 'heading' })}>{t('title')}</h1>
        <p className={css({ textStyle: 'lead', color: 'muted' })}>{t('description')}</p>
      </header>
      <noscript>
        <p>{t('noScript')}</p>
        <Link to="/{-$locale}/preiskalkulator/{-$planId}" className={button({ visual: 'outline' })}>
          {t('toCalculator')}
        </Link>
      </noscript>
      <ClientOnly fallback={loading}>
        <Suspense fallback={loading}>
          <Editor />
        </Suspense>
      </ClientOnly>
    </div>
  );
}

const head = css({
  display: 'grid',
  gap: '2',
  paddingBlockStart: 'intro',
  paddingBlockEnd: '[clamp(1rem, 0.75rem + 1vw, 1.75rem)]',
});
