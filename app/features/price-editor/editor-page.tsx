import '#app/theme/admin.css';
import { ClientOnly, Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '#app/ui/page-heading';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';
import type { EditorPublishing } from './editor';

/** Browser only, because it needs the stored list. */
const Editor = lazy(() => import('./editor').then((module) => ({ default: module.Editor })));

interface EditorPageProps {
  publishing: EditorPublishing | undefined;
  footer: ReactNode;
}

/** The page of the price editor (spec §2). */
export function EditorPage({ publishing, footer }: EditorPageProps) {
  const { t } = useTranslation('editor');
  const loading = (
    <p role="status" className={css({ color: 'muted', _noscript: { display: 'none' } })}>
      {t('loading')}
    </p>
  );
  return (
    <div className={cx(column(), css({ paddingBlockStart: '5' }))}>
      <PageHeading title={t('title')} lead={t('description')} />
      <noscript>
        <p>{t('noScript')}</p>
        <Link to="/{-$locale}/preiskalkulator/{-$planId}" className={button({ visual: 'outline' })}>
          {t('toCalculator')}
        </Link>
      </noscript>
      <ClientOnly fallback={loading}>
        <Suspense fallback={loading}>
          <Editor publishing={publishing} />
          <div className={css({ minHeight: '11', paddingBlock: '2' })}>{footer}</div>
        </Suspense>
      </ClientOnly>
    </div>
  );
}
