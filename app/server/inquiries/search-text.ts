import { foldText } from '#app/domain/fold-text.ts';

interface SearchedFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Search text of an inquiry. The e-mail address names the company. */
export function composeSearchText({ firstName, lastName, email, phone }: SearchedFields): string {
  return foldText([firstName, lastName, email, phone].join(' '));
}
