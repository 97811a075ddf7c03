import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

/** The title of something that opens, as a link of text. */
export const summaryLink = css({
  width: 'fit',
  paddingBlock: '1',
  cursor: 'pointer',
  color: 'accent',
  textStyle: 'small',
  fontWeight: 'medium',
  _hover: { color: 'accentHover', textDecoration: 'underline' },
});

/** Telephones drop nothing and give no folders. */
export const withMouse = css({ _coarse: { display: 'none' } });
export const withTouch = css({ display: 'none', _coarse: { display: 'inline' } });

interface CopiedAddressProps {
  address: string;
  /** Only shows what an address looks like. */
  isExample?: boolean;
}

/** A long address with a button that copies it. It is no link: the page could not send a sign-in. */
export function CopiedAddress({ address, isExample = false }: CopiedAddressProps) {
  const { t } = useTranslation('landscape');
  const [copied, setCopied] = useState<{ address: string; isDone: boolean }>();
  const copy = async () => {
    setCopied(undefined);
    setCopied({ address, isDone: await copyText(address) });
  };
  return (
    <div className={css({ stack: '2', justifyItems: 'start' })}>
      <p className={codeBox} translate="no" data-example={isExample || undefined}>
        {address}
      </p>
      {!isExample && (
        <Button visual="outline" size="sm" onClick={copy}>
          <Icon name="copy" />
          {t('guide.copy')}
        </Button>
      )}
      <p role="status" className={css({ textStyle: 'small', _empty: { display: 'none' } })}>
        {copied?.address === address && t(copied.isDone ? 'guide.copied' : 'guide.copyByHand')}
      </p>
    </div>
  );
}

/** Text as programs show it. */
export const codeBox = css({
  width: 'full',
  padding: '3',
  backgroundColor: 'surfaceSunken',
  borderRadius: 'md',
  textStyle: 'code',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  '&[data-example]': { color: 'muted' },
});
