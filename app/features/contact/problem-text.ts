import { useTranslation } from 'react-i18next';
import { INQUIRY_PROBLEMS } from '#app/domain/contact/inquiry';

/** Puts a field's first problem into words; undefined where there is none. */
export function useProblemText(): (errors: readonly unknown[]) => string | undefined {
  const { t } = useTranslation('contact');
  return ([first]) => {
    const problem = INQUIRY_PROBLEMS.find((one) => one === first);
    return problem && t(`problems.${problem}`);
  };
}
