import { ClientOnly, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { useTextMarks } from '#app/i18n/text-marks';
import { css } from '#styled/css';
import { button, column } from '#styled/recipes';

/** The editor is a chunk of its own, and needs what only the browser has stored. */
const Editor = lazy(() => import('./editor').then((module) => ({ default: module.Editor })));

/** The editor on a page of its own (spec §2). */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const mark = useTextMarks('admin');
  const loading = (
    <p role="status" className={css({ color: 'muted', _noscript: { display: 'none' } })}>
      {t('loading')}
    </p>
  );
  return (
    <div className={column()} {...useTextLanguage('admin')}>
      <header className={head}>
        <h1 className={css({ textStyle: 'heading' })}>{mark('title', t('title'))}</h1>
        <p className={css({ textStyle: 'lead', color: 'muted' })}>
          {mark('description', t('description'))}
        </p>
      </header>
      <noscript>
        <p>{mark('noScript', t('noScript'))}</p>
        <Link to="/{-$locale}/preiskalkulator/{-$planId}" className={button({ visual: 'outline' })}>
          {mark('toCalculator', t('toCalculator'))}
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
