import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { INQUIRY_PROBLEMS } from '#app/domain/contact/inquiry';
import { useTextMarks } from '#app/i18n/text-marks';

/** Puts a field's first problem into words; undefined where there is none. */
export function useProblemText(): (errors: readonly unknown[]) => ReactNode {
  const { t } = useTranslation('contact');
  const mark = useTextMarks('contact');
  return ([first]) => {
    const problem = INQUIRY_PROBLEMS.find((one) => one === first);
    return problem && mark(`problems.${problem}`, t(`problems.${problem}`));
  };
}
