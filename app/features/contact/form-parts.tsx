import type { ReactNode } from 'react';
import { INQUIRY_PROBLEMS } from '#app/domain/contact/inquiry';
import { TranslatedText } from '#app/i18n/translated-text';
import { css } from '#styled/css';
import { inquiryForm } from '#styled/recipes';

/** Puts a field's first problem into words; undefined where there is none. */
export function putProblem([first]: readonly unknown[]): ReactNode {
  const problem = INQUIRY_PROBLEMS.find((one) => one === first);
  return problem && <TranslatedText i18nKey={`contact:problems.${problem}`} />;
}

/** Two columns where the form has the room, whatever the page's width. */
export const formContainer = css({ containerType: 'inline-size' });

export const formGrid = inquiryForm().grid;

export const wholeRow = css({ gridColumn: '[1 / -1]' });
