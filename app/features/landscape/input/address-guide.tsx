import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { TextField } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { getListAddress } from './list-address';

/** How to get a tenant's list, with the address built from the typed host. */
export function AddressGuide() {
  const { t } = useTranslation('landscape');
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<'copied' | 'copyByHand'>();
  const example = t('guide.example');
  const built = getListAddress(typed || example);
  const errors = { invalid: t('guide.invalid', { example }), 'api-host': t('guide.apiHost') };
  const copy = async (address: string) => {
    setSaid(undefined);
    setSaid((await copyText(address)) ? 'copied' : 'copyByHand');
  };
  return (
    <ol className={steps} {...useTextLanguage('landscape', 'guide')}>
      <li>
        <p>{t('guide.steps.signIn')}</p>
        <TextField
          label={t('guide.host')}
          hint={t('guide.hostHint')}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setSaid(undefined);
          }}
          isCode
          isErrorLive
          {...(built.kind !== 'address' && { error: errors[built.kind] })}
        />
      </li>
      <li>
        <p>{t('guide.steps.open')}</p>
        {built.kind === 'address' && (
          <>
            <p className={address} translate="no" data-example={typed === '' || undefined}>
              {built.address}
            </p>
            {typed !== '' && (
              <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
                <Button visual="outline" size="sm" onClick={() => copy(built.address)}>
                  <Icon name="copy" />
                  {t('guide.copy')}
                </Button>
              </div>
            )}
          </>
        )}
        <p role="status" className={css({ textStyle: 'small', _empty: { display: 'none' } })}>
          {said && t(`guide.${said}`)}
        </p>
      </li>
      <li>
        <p>{t('guide.steps.save')}</p>
        <p className={css({ color: 'muted', textStyle: 'small' })}>{t('guide.paging')}</p>
      </li>
    </ol>
  );
}

const steps = css({
  display: 'grid',
  gap: '6',
  paddingInlineStart: '6',
  paddingBlockEnd: '4',
  listStyle: '[decimal]',
  '& > li': { paddingInlineStart: '2', maxWidth: 'text' },
  '& > li > * + *': { marginBlockStart: '2' },
});

const address = css({
  padding: '3',
  backgroundColor: 'surfaceSunken',
  borderRadius: 'md',
  textStyle: 'code',
  overflowWrap: 'anywhere',
  '&[data-example]': { color: 'muted' },
});
