import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import { actions, part } from '#app/features/publishing/layout';
import { useLanguage } from '#app/i18n/language-context';
import { getLanguagePrefix } from '#app/i18n/languages';
import { PREVIEW_KEY, PREVIEW_NAME_KEY } from '#app/state/browser-storage';
import { Button } from '#app/ui/button';
import { muted } from '#app/ui/panel';
import { css } from '#styled/css';

interface PreviewLinksProps {
  list: PricingConfig;
  /** The number of the version; '' for a draft. */
  name: string;
}

/** Links that open pages in a new tab with the previewed list. */
export function PreviewLinks({ list, name }: PreviewLinksProps) {
  const { t } = useTranslation('staff');
  const prefix = getLanguagePrefix(useLanguage());
  const start = prefix === undefined ? '' : `/${prefix}`;
  const [isBlocked, setBlocked] = useState(false);
  const open = (path: string) => {
    const tab = window.open('', '_blank');
    setBlocked(!tab);
    if (!tab) return;
    // Each tab has separate session storage, so other tabs do not show this list.
    tab.sessionStorage.setItem(PREVIEW_KEY, JSON.stringify(list));
    tab.sessionStorage.setItem(PREVIEW_NAME_KEY, name);
    tab.location.replace(new URL(start + path, location.href));
  };
  return (
    <div className={part}>
      <p className={muted}>{t('publishing.preview.text')}</p>
      <div className={actions}>
        <Button visual="outline" size="sm" onClick={() => open('/preiskalkulator')}>
          {t('publishing.preview.calculator')}
        </Button>
        <Button visual="outline" size="sm" onClick={() => open('/')}>
          {t('publishing.preview.landing')}
        </Button>
      </div>
      <p role="alert" className={css({ _empty: { srOnly: true } })}>
        {isBlocked && t('publishing.preview.blocked')}
      </p>
    </div>
  );
}
