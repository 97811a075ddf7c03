import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { PageFrame } from './page-frame';
import { StatusMessage } from './status-message';

/** Shown when a page cannot be loaded or rendered. */
export function ErrorPage() {
  return (
    <PageFrame>
      <ErrorMessage />
    </PageFrame>
  );
}

/** The retry reloads only if the server answers, because an offline reload would leave an empty tab. */
function ErrorMessage() {
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
    <StatusMessage mark="!" title={t('error.title')} text={t('error.text')}>
      <Button onClick={retry}>{t('error.retry')}</Button>
      <p role="status">{isOffline && t('error.offline')}</p>
    </StatusMessage>
  );
}
