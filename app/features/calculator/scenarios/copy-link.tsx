import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

/** Copies the page's address, which contains all scenarios. */
export function CopyLink() {
  const { t } = useTranslation('details');
  const [said, setSaid] = useState<'copied' | 'byHand'>();
  const copy = async () => {
    setSaid(undefined);
    setSaid((await copyText(window.location.href)) ? 'copied' : 'byHand');
  };
  return (
    <>
      <Button visual="outline" onClick={copy}>
        <Icon name="link-2" />
        {t('scenarios.share')}
      </Button>
      <p role="status" className={css({ textStyle: 'small', width: 'full' })}>
        {said && t(`scenarios.${said}`)}
      </p>
    </>
  );
}
