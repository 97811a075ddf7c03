import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { muted } from '#app/ui/panel';
import { saveAsFile } from '#app/ui/save-as-file';
import classesShell from '#public/collector/classes.jq?raw';
import rules from '#public/collector/classes.json';
import classesPowershell from '#public/collector/classes.ps1?raw';
import table from '#public/collector/collect.json?raw';
import powershell from '#public/collector/collect.ps1?raw';
import shell from '#public/collector/collect.sh?raw';
import request from '#public/collector/request.ps1?raw';
import { css } from '#styled/css';
import { Action, Code, Disclosure, opened } from './parts';

/** The scripts as the site serves them, too; their texts stand in `public/`. */
const SCRIPTS = [
  {
    key: 'shell',
    files: { 'collect.sh': shell, 'classes.jq': classesShell },
    call: 'sh collect.sh DEV.json\nsh collect.sh all config names DEV.json PROD.json',
    weekly:
      '0 6 * * 1 cd ~/landscape/lists && sh ../collect.sh all config names ../keys 2>> ../collect.log',
  },
  {
    key: 'powershell',
    files: { 'collect.ps1': powershell, 'request.ps1': request, 'classes.ps1': classesPowershell },
    call: '.\\collect.ps1 DEV.json\n.\\collect.ps1 all config names DEV.json PROD.json',
    weekly:
      'schtasks /Create /TN Landscape /SC WEEKLY /D MON /ST 06:00 /TR "cmd /c cd /d C:\\landscape\\lists && powershell -NoProfile -ExecutionPolicy Bypass -File ..\\collect.ps1 all config names ..\\keys 2>> ..\\collect.log"',
  },
] as const;

/** Scripts that fetch all lists of a tenant with a service key, which stays with the visitor. */
export function Collector() {
  const { t } = useTranslation('landscape');
  return (
    <Disclosure title={t('collector.title')} isLazy>
      <p>{t('collector.text')}</p>
      <p>{t('collector.key')}</p>
      <p>{t('collector.values')}</p>
      <p>{t('collector.table')}</p>
      <SaveButton file="collect.json" text={table} />
      <SaveButton file="classes.json" text={JSON.stringify(rules, null, 1)} />
      <p>{t('collector.weekly')}</p>
      {SCRIPTS.map(({ key, files, call, weekly }) => (
        <section key={key} aria-labelledby={`${key}-title`} className={opened}>
          <h3 id={`${key}-title`} className={css({ textStyle: 'title' })}>
            {t(`collector.${key}.title`)}
          </h3>
          <p>{t(`collector.${key}.needs`)}</p>
          <Code>{call}</Code>
          <p>{t(`collector.${key}.weekly`)}</p>
          <Code>{weekly}</Code>
          {Object.entries(files).map(([file, text]) => (
            <Fragment key={file}>
              <SaveButton file={file} text={text} />
              <Disclosure title={t('collector.show', { file })}>
                <Code>{text}</Code>
              </Disclosure>
            </Fragment>
          ))}
        </section>
      ))}
      <p className={muted}>
        {/* An address breaks after a slash, not within a word. */}
        {t('collector.address', { address: `${site.origin}/collector/collect.sh` })
          .split(/(?<=\w\/)/)
          .flatMap((part) => [part, <wbr key={part} />])}
      </p>
    </Disclosure>
  );
}

function SaveButton({ file, text }: { file: string; text: string }) {
  const { t } = useTranslation('landscape');
  return (
    <Action
      icon="download"
      label={t('collector.save', { file })}
      onAct={() => saveAsFile(file, 'text/plain;charset=utf-8', text)}
    />
  );
}
