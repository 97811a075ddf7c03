import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import { readDraft } from '#app/domain/pricing/editing/draft';
import { useEditor } from '#app/features/pricing-admin/editor-context';
import { useLanguage } from '#app/i18n/language-context';
import { prefixOf } from '#app/i18n/languages';
import { useTextLanguage } from '#app/i18n/text-language';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { actions, quiet, stack } from './layout';
import { openPreview } from './open-preview';
import { ProblemNotice } from './problem-notice';
import { useLists } from './use-lists';

interface PreviewDialogProps {
  isOpen: boolean;
  /** Without it the draft is looked at. */
  version: number | undefined;
  onClose: () => void;
}

/** The way to the pages with another price list. */
export function PreviewDialog({ isOpen, version, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('publishing');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={version === undefined ? t('preview.draft') : t('preview.title', { version })}
      closeLabel={t('close')}
      language={useTextLanguage('publishing')}
    >
      {isOpen && version === undefined && <DraftPreview />}
      {isOpen && version !== undefined && <VersionPreview version={version} />}
    </Dialog>
  );
}

function DraftPreview() {
  const { session } = useEditor();
  return <Places list={readDraft(session.draftToSave())} name="" />;
}

function VersionPreview({ version }: { version: number }) {
  const { t } = useTranslation('publishing');
  const found = useLists([version]);
  if (found.is === 'loading') return <p role="status">{t('review.loading')}</p>;
  if (found.is === 'failed') return <ProblemNotice problem={found.problem} />;
  const [list] = found.lists;
  return list ? <Places list={list} name={String(version)} /> : null;
}

function Places({ list, name }: { list: PricingConfig; name: string }) {
  const { t } = useTranslation('publishing');
  const prefix = prefixOf(useLanguage());
  const start = prefix === undefined ? '' : `/${prefix}`;
  const [isBlocked, setBlocked] = useState(false);
  const open = (path: string) => setBlocked(!openPreview(start + path, list, name));
  return (
    <div className={stack}>
      <p className={quiet}>{t('preview.text')}</p>
      <div className={actions}>
        <Button onClick={() => open('/preiskalkulator')}>{t('preview.calculator')}</Button>
        <Button visual="outline" onClick={() => open('/')}>
          {t('preview.landing')}
        </Button>
      </div>
      <p role="alert">{isBlocked && t('preview.blocked')}</p>
    </div>
  );
}
