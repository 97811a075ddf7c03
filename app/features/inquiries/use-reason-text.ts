import { useTranslation } from 'react-i18next';
import { REASONS } from '#app/domain/contact/fields';

/** Text of a reason; an unknown one is shown unchanged. */
export function useReasonText(): (reason: string) => string {
  const { t } = useTranslation('contact');
  return (reason) => {
    const known = REASONS.find((name) => name === reason);
    return known ? t(`reasons.${known}`) : reason;
  };
}
