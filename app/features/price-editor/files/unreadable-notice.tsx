import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import { saveExport } from '#app/features/staff/save-export';
import type { StoredPricing } from '#app/state/pricing-config';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { muted } from '#app/ui/panel';
import { css } from '#styled/css';
import { IssueList } from './import';

/** A text field with millions of characters would freeze the browser. */
const MAX_SHOWN = 10_000;

/** Shows a stored list that cannot be parsed; it is neither applied nor deleted (D19). */
export function UnreadableNotice({ stored }: { stored: StoredPricing }) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  if (stored.kind !== 'unreadable') return null;
  return (
    <Notice tone="danger" title={t('unreadable.title')}>
      <p>{t('unreadable.text')}</p>
      <IssueList issues={stored.issues} />
      <details
        className={css({ marginBlockStart: '2' })}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={css({ width: 'fit', paddingBlock: '1' })}>
          {t('unreadable.raw')}
        </summary>
        {isOpen && <RawText raw={stored.raw} />}
      </details>
    </Notice>
  );
}

/** Shows the beginning; copies or downloads everything. */
function RawText({ raw }: { raw: string }) {
  const { t } = useTranslation('editor');
  const formats = useExactFormats();
  const [outcome, setOutcome] = useState('');
  const copy = async () =>
    setOutcome(t((await copyText(raw)) ? 'unreadable.copied' : 'unreadable.notCopied'));
  return (
    <div className={css({ stack: '2', marginBlockStart: '2' })}>
      <textarea
        readOnly
        dir="auto"
        aria-label={t('unreadable.raw')}
        rows={8}
        value={raw.slice(0, MAX_SHOWN)}
        className={shown}
      />
      {raw.length > MAX_SHOWN && (
        <p className={muted}>
          {t('unreadable.beginning', {
            shown: formats.number(MAX_SHOWN),
            total: formats.number(raw.length),
          })}
        </p>
      )}
      <div className={css({ wrap: '2', alignItems: 'center' })}>
        <Button visual="outline" size="sm" onClick={copy}>
          <Icon name="copy" />
          {t('unreadable.copy')}
        </Button>
        <Button
          visual="outline"
          size="sm"
          onClick={() => saveExport(t('toolbar.file'), 'txt', raw)}
        >
          <Icon name="download" />
          {t('unreadable.download')}
        </Button>
        <span role="status">{outcome}</span>
      </div>
    </div>
  );
}

const shown = css({
  display: 'block',
  width: 'full',
  padding: '2',
  border: 'strong',
  borderRadius: 'sm',
  backgroundColor: 'surface',
  color: 'ink',
  textStyle: 'code',
});
