import type { TFunction } from 'i18next';
import { INQUIRY_PROBLEMS } from '#app/domain/contact/inquiry';
import { css } from '#styled/css';
import { inquiryForm } from '#styled/recipes';

/** Puts a field's first problem into words; undefined where there is none. */
export function putProblem(
  t: TFunction<'contact'>,
  [first]: readonly unknown[],
): string | undefined {
  const problem = INQUIRY_PROBLEMS.find((one) => one === first);
  return problem && t(`problems.${problem}`);
}

/** Two columns where the form has the room, whatever the page's width. */
export const formContainer = css({ containerType: 'inline-size' });

export const formGrid = inquiryForm().grid;

export const wholeRow = css({ gridColumn: '[1 / -1]' });
