import type { ReactNode } from 'react';
import { INQUIRY_PROBLEMS } from '#app/domain/contact/inquiry';
import { Text } from '#app/i18n/text';

/** Puts a field's first problem into words; undefined where there is none. */
export function putProblem([first]: readonly unknown[]): ReactNode {
  const problem = INQUIRY_PROBLEMS.find((one) => one === first);
  return problem && <Text of={`contact:problems.${problem}`} />;
}
