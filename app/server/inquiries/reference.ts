/** Without letters and digits that look or sound alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/** A new reference number such as `SM-7K3F-9QXT`, short enough for the phone and hard to guess. */
export function createReference(): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, pickCharacter).join(''),
  );
  return ['SM', ...groups].join('-');
}

function pickCharacter(): string {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes from 240 on would make the first characters more likely.
    if (byte < 240) return ALPHABET[byte % ALPHABET.length] ?? '';
  }
}
