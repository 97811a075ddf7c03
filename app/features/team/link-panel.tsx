import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { Icon } from '#app/ui/icon';
import { actions, Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import type { ShownLink } from './team';

/** A new sign-in link. The server has only its hash, so it cannot be shown again. */
export function LinkPanel(props: ShownLink & { onClose: () => void }) {
  const { name, link, expiresAt, onClose } = props;
  const { t } = useTranslation('team');
  const { show } = useBerlinTimes();
  const [copied, setCopied] = useState<boolean>();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    const isCopied = await copyText(link);
    setCopied(isCopied);
    if (!isCopied) input.current?.select();
  };
  return (
    <Panel title={t('link.title', { name })} headRef={heading}>
      <p>{t('link.text', { time: show(expiresAt) })}</p>
      <FieldFrame label={t('link.label')} className={css({ width: 'full' })}>
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            readOnly
            dir="ltr"
            value={link}
            className={field().control}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </FieldFrame>
      <div className={actions}>
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          {t('link.copy')}
        </Button>
        <Button visual="outline" onClick={onClose}>
          {t('link.close')}
        </Button>
      </div>
      <div role="status" className={css({ _empty: { srOnly: true } })}>
        {copied !== undefined && t(copied ? 'link.copied' : 'link.notCopied')}
      </div>
    </Panel>
  );
}
