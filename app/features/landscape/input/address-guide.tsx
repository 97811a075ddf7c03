import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { CopiedAddress } from './parts';

/** How to get a tenant's list, with the address built from the typed host. */
export function AddressGuide() {
  const { t } = useTranslation('landscape');
  const [typed, setTyped] = useState('');
  const example = t('guide.example');
  const built = getListAddress(typed || example);
  const errors = { invalid: t('guide.invalid', { example }), 'api-host': t('guide.apiHost') };
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
            {...(built.kind !== 'address' && { error: errors[built.kind] })}
          />
        </li>
        <li>
          <p>{t('guide.steps.open')}</p>
          {built.kind === 'address' && (
            <CopiedAddress address={built.address} isExample={typed === ''} />
          )}
        </li>
        <li>
          <p>{t('guide.steps.save')}</p>
          <p className={css({ color: 'muted', textStyle: 'small' })}>{t('guide.paging')}</p>
        </li>
      </ol>
    </section>
  );
}

const layout = css({
  stack: '6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: 'section',
  _print: { display: 'none' },
});

const steps = css({
  stack: '6',
  paddingInlineStart: '6',
  listStyle: '[decimal]',
  '& > li': { paddingInlineStart: '2', maxWidth: 'text' },
  '& > li > * + *': { marginBlockStart: '2' },
});

const LIST_PATH = '/api/v1/IntegrationRuntimeArtifacts?$format=json';

/**
 * The address at which a tenant answers its list, from the host or any address of its web
 * interface. A runtime location (Edge Integration Cell) is kept.
 */
function getListAddress(typed: string) {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || /\s/.test(text) || !/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(url.hostname)) {
    return { kind: 'invalid' } as const;
  }
  // The host for programs, which requires a token.
  if (/\.it-[a-z\d]+\./i.test(url.hostname)) return { kind: 'api-host' } as const;
  const [location = ''] = /^\/location\/[\w.-]+/.exec(url.pathname) ?? [];
  return { kind: 'address', address: `https://${url.host}${location}${LIST_PATH}` } as const;
}
