import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { saveAsFile } from '#app/ui/save-as-file';
import table from '#public/collector/collect.json?raw';
import powershell from '#public/collector/collect.ps1?raw';
import shell from '#public/collector/collect.sh?raw';
import { css } from '#styled/css';
import { codeBox, summaryLink } from './parts';

/** The scripts as the site serves them, too; their text stands in `public/`. */
const SCRIPTS = [
  {
    key: 'shell',
    file: 'collect.sh',
    text: shell,
    call: 'sh collect.sh DEV.json\nsh collect.sh all DEV.json PROD.json',
    weekly: '0 6 * * 1 cd ~/landscape/lists && sh ../collect.sh all ../keys 2>> ../collect.log',
  },
  {
    key: 'powershell',
    file: 'collect.ps1',
    text: powershell,
    call: '.\\collect.ps1 DEV.json\n.\\collect.ps1 all DEV.json PROD.json',
    weekly:
      'schtasks /Create /TN Landscape /SC WEEKLY /D MON /ST 06:00 /TR "powershell -NoProfile -ExecutionPolicy Bypass -Command cd C:\\landscape\\lists; ..\\collect.ps1 all ..\\keys 2>> ..\\collect.log"',
  },
] as const;

/** Scripts that fetch all lists of a tenant with a service key, which stays with the visitor. */
export function Collector() {
  const { t } = useTranslation('landscape');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summaryLink}>{t('collector.title')}</summary>
      {isOpen && (
        <div className={body}>
          <p>{t('collector.text')}</p>
          <p>{t('collector.key')}</p>
          <p>{t('collector.table')}</p>
          <SaveButton file="collect.json" text={table} />
          <p>{t('collector.weekly')}</p>
          {SCRIPTS.map(({ key, file, text, call, weekly }) => (
            <section key={key} aria-labelledby={`${key}-title`} className={body}>
              <h3 id={`${key}-title`} className={css({ textStyle: 'title' })}>
                {t(`collector.${key}.title`)}
              </h3>
              <p>{t(`collector.${key}.needs`)}</p>
              <pre className={codeBox} translate="no">
                {call}
              </pre>
              <p>{t(`collector.${key}.weekly`)}</p>
              <pre className={codeBox} translate="no">
                {weekly}
              </pre>
              <SaveButton file={file} text={text} />
              <details>
                <summary className={summaryLink}>{t('collector.show', { file })}</summary>
                <pre className={codeBox} translate="no">
                  {text}
                </pre>
              </details>
              <p className={css({ color: 'muted', textStyle: 'small' })}>
                {/* An address breaks after a slash, not within a word. */}
                {t('collector.address', { address: `${site.origin}/collector/${file}` })
                  .split(/(?<=\w\/)/)
                  .flatMap((part) => [part, <wbr key={part} />])}
              </p>
            </section>
          ))}
        </div>
      )}
    </details>
  );
}

function SaveButton({ file, text }: { file: string; text: string }) {
  const { t } = useTranslation('landscape');
  return (
    <Button
      visual="outline"
      size="sm"
      className={css({ justifySelf: 'start' })}
      onClick={() => saveAsFile(file, 'text/plain;charset=utf-8', text)}
    >
      <Icon name="download" />
      {t('collector.save', { file })}
    </Button>
  );
}

const body = css({ stack: '3', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '3' });
