import '#app/theme/admin.css';
import { ClientOnly, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedList } from '#app/domain/price-lists/activation-log';
import { Text } from '#app/i18n/text';
import { useTextLanguage } from '#app/i18n/text-language';
import { PageHeading } from '#app/ui/page-heading';
import { css } from '#styled/css';
import { button, column } from '#styled/recipes';
import { PublisherLine } from './publisher-line';
import { usePublishing } from './use-publishing';

/** The editor is a chunk of its own, and needs what only the browser has stored. */
const Editor = lazy(() => import('./editor').then((module) => ({ default: module.Editor })));

interface AdminPageProps {
  /** Tells the page which list visitors see from now on; undefined is the built-in one. */
  onPublished: (published: PublishedList | undefined) => void;
}

/** The editor on a page of its own (spec §2). */
export function AdminPage({ onPublished }: AdminPageProps) {
  const { t } = useTranslation('admin');
  const loading = (
    <p role="status" className={css({ color: 'muted', _noscript: { display: 'none' } })}>
      {t('loading')}
    </p>
  );
  return (
    <div className={column()} {...useTextLanguage('admin')}>
      <PageHeading title={<Text of="admin:title" />} lead={<Text of="admin:description" />} />
      <noscript>
        <p>
          <Text of="admin:noScript" />
        </p>
        <Link to="/{-$locale}/preiskalkulator/{-$planId}" className={button({ visual: 'outline' })}>
          <Text of="admin:toCalculator" />
        </Link>
      </noscript>
      <ClientOnly fallback={loading}>
        <Suspense fallback={loading}>
          <PageEditor onPublished={onPublished} />
        </Suspense>
      </ClientOnly>
    </div>
  );
}

function PageEditor({ onPublished }: AdminPageProps) {
  const state = usePublishing();
  const publishing = state.is === 'ready' ? { ...state.parts, onPublished } : undefined;
  return (
    <>
      <Editor publishing={publishing} />
      <div className={css({ minHeight: '11', paddingBlock: '2' })}>
        <PublisherLine state={state} />
      </div>
    </>
  );
}
