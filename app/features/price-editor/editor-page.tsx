import '#app/theme/admin.css';
import { ClientOnly, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { definePart } from '#app/later/define-part';
import { LaterPart } from '#app/later/later-part';
import { loadEditablePricing } from '#app/state/use-editable-pricing';
import { PageHeading } from '#app/ui/page-heading';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';
import type { EditorPublishing } from './editor';

/** Browser only, because it needs the stored list. */
const editor = definePart({
  load: async () => {
    const [{ Editor }] = await Promise.all([import('./editor'), loadEditablePricing()]);
    return { Editor };
  },
});

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
        <LaterPart part={editor} when="shown" whileLoading={loading}>
          {({ Editor }) => (
            <>
              <Editor publishing={publishing} />
              <div className={css({ minHeight: '11', paddingBlock: '2' })}>{footer}</div>
            </>
          )}
        </LaterPart>
      </ClientOnly>
    </div>
  );
}
