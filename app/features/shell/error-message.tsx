import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { Button } from '#app/ui/button';
import { EmptyLanes } from './empty-lanes';

/** Trying again loads the page anew, once the server can be reached: without it nothing would be left. */
export function ErrorMessage() {
  const { t } = useTranslation('common');
  const [isOffline, setOffline] = useState(false);
  const retry = async () => {
    setOffline(false);
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch {
      setOffline(true);
    }
  };
  return (
    <EmptyLanes
      mark="!"
      title={t('error.title')}
      text={t('error.text')}
      language={useTextLanguage('common', 'error')}
    >
      <Button onClick={retry}>{t('error.retry')}</Button>
      <p role="status">{isOffline && t('error.offline')}</p>
    </EmptyLanes>
  );
}
