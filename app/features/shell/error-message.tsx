import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { EmptyLanes } from './empty-lanes';

/** Trying again loads the route anew. */
export function ErrorMessage() {
  const { t } = useTranslation('common');
  const router = useRouter();
  return (
    <EmptyLanes mark="!" title={t('error.title')} text={t('error.text')}>
      <Button onClick={() => void router.invalidate()}>{t('error.retry')}</Button>
    </EmptyLanes>
  );
}
