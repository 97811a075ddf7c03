import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findListAddress } from '#app/domain/landscape/list-address';
import { site } from '#app/site';
import { TextField } from '#app/ui/fields/text-field';
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
import { Action, Code, CopiedAddress, Disclosure, opened } from './parts';

/** How to get a tenant's lists, with the addresses built from the typed one. */
export function ListGuide() {
  const { t } = useTranslation('landscape');
  const [typed, setTyped] = useState('');
  const example = t('guide.example');
  const found = findListAddress(typed || example);
  // An example is not copied.
  const Address = typed === '' ? Code : CopiedAddress;
  return (
    <section aria-labelledby="guide-title" className={layout}>
      <h2 id="guide-title" className={css({ textStyle: 'heading' })}>
        {t('guide.title')}
      </h2>
      <ol className={steps}>
        <li>
          <p>{t('guide.steps.signIn')}</p>
          <TextField
            label={t('guide.host')}
            hint={t('guide.hostHint')}
            value={typed}
            onValueChange={setTyped}
            isCode
            live="error"
            className={css({ _noscript: { display: 'none' } })}
            {...(found.kind !== 'address' && {
              error: t(`guide.others.${found.kind}`, { example }),
            })}
          />
        </li>
        <li>
          <p>{t('guide.steps.open')}</p>
          {found.kind === 'address' && (
            <>
              <Address>{found.runtime}</Address>
              {!found.isUsual && <p className={muted}>{t('guide.unusual')}</p>}
            </>
          )}
        </li>
        <li>
          <p>{t('guide.steps.save')}</p>
          <p className={muted}>{t('guide.paging')}</p>
          <div className={pictures}>
            {PICTURES.map(([key, shown]) => (
              <figure key={key}>
                <figcaption className={muted}>{t(`guide.pictures.${key}`)}</figcaption>
                <Code>{shown}</Code>
              </figure>
            ))}
          </div>
          <p className={muted}>{t('guide.roles')}</p>
        </li>
      </ol>
      <div className={css({ stack: '2', maxWidth: '[52rem]' })}>
        <Disclosure title={t('guide.drafts.title')}>
          <p>{t('guide.drafts.text')}</p>
          {found.kind === 'address' && <Address>{found.packages}</Address>}
          <p>{t('guide.drafts.lists')}</p>
          <Code>{DRAFT_LISTS}</Code>
        </Disclosure>
        <Collector />
      </div>
    </section>
  );
}

/** Browser views of the address: the list, or a refusal. */
const PICTURES = [
  [
    'list',
    `{"d":{"results":[{
  "Id":"Order_Replication",
  "Version":"1.0.5",
  "Type":"INTEGRATION_FLOW",
  "Status":"STARTED", …`,
  ],
  ['refusal', 'HTTP Status 403 – Forbidden'],
] as const;

/** Addresses of packages and drafts, which a comparison does not need. */
const DRAFT_LISTS = ['Integration', 'ValueMapping', 'MessageMapping', 'ScriptCollection']
  .map((kind) => `IntegrationPackages('…')/${kind}DesigntimeArtifacts?$format=json`)
  .join('\n');

const layout = css({ stack: '6', paddingBlockStart: '8' });

const steps = css({
  stack: '6',
  paddingInlineStart: '6',
  listStyle: '[decimal]',
  '& > li': { paddingInlineStart: '2', maxWidth: 'text' },
  '& > li > * + *': { marginBlockStart: '2' },
});

const pictures = css({ stack: '3', gridTemplateColumns: { md: '[repeat(2, minmax(0, 1fr))]' } });

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
function Collector() {
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
      onAct={() => saveAsFile(file, 'txt', text)}
    />
  );
}
