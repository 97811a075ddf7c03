/** Text in the form in which it is searched: lower case without accents, on one line. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim();
}

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
