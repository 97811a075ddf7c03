import type { TFunction } from 'i18next';
import { INQUIRY_PROBLEMS } from '#app/domain/contact/inquiry';
import { css } from '#styled/css';
import { inquiryForm } from '#styled/recipes';

/** Formats a field's first problem. */
export function putProblem(
  t: TFunction<'contact'>,
  [first]: readonly unknown[],
): string | undefined {
  const problem = INQUIRY_PROBLEMS.find((one) => one === first);
  return problem && t(`problems.${problem}`);
}

/** Two columns depend on the width of the form, not of the page. */
export const formContainer = css({ containerType: 'inline-size' });

export const formGrid = inquiryForm().grid;

export const wholeRow = css({ gridColumn: '[1 / -1]' });
