import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findListAddress } from '#app/domain/landscape/list-address';
import { TextField } from '#app/ui/fields/text-field';
import { muted } from '#app/ui/panel';
import { css } from '#styled/css';
import { Collector } from './collector';
import { Code, CopiedAddress, Disclosure } from './parts';

/** How to get a tenant's lists, with the addresses built from the typed one. */
export function AddressGuide() {
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
