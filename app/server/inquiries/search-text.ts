/** What people search by: small letters without accents, in one line. */
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

/** By what an inquiry is found, beside its reference. The company is in the e-mail address. */
export function composeSearchText({ firstName, lastName, email, phone }: Searched): string {
  return foldText([firstName, lastName, email, phone].join(' '));
}
