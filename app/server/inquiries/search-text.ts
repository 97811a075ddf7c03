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

interface Searched {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** The text that an inquiry is found by. The e-mail address names the company. */
export function composeSearchText({ firstName, lastName, email, phone }: Searched): string {
  return foldText([firstName, lastName, email, phone].join(' '));
}
