import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

interface CopiedAddressProps {
  address: string;
  /** Only shows what an address looks like. */
  isExample?: boolean;
}

/** A long address with a button that copies it. It is no link: the page could not send a sign-in. */
export function CopiedAddress({ address, isExample = false }: CopiedAddressProps) {
  const { t } = useTranslation('landscape');
  const [said, setSaid] = useState<{ address: string; key: 'copied' | 'copyByHand' }>();
  const copy = async () => {
    setSaid(undefined);
    setSaid({ address, key: (await copyText(address)) ? 'copied' : 'copyByHand' });
  };
  return (
    <div className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
      <p className={box} translate="no" data-example={isExample || undefined}>
        {address}
      </p>
      {!isExample && (
        <Button visual="outline" size="sm" onClick={copy}>
          <Icon name="copy" />
          {t('guide.copy')}
        </Button>
      )}
      <p role="status" className={css({ textStyle: 'small', _empty: { display: 'none' } })}>
        {said?.address === address && t(`guide.${said.key}`)}
      </p>
    </div>
  );
}

const box = css({
  width: 'full',
  padding: '3',
  backgroundColor: 'surfaceSunken',
  borderRadius: 'md',
  textStyle: 'code',
  overflowWrap: 'anywhere',
  '&[data-example]': { color: 'muted' },
});
