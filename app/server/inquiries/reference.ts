/** No letter or figure that is taken for another when it is read out or written down. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/** A new reference number, such as `SM-7K3F-9QXT`: short enough for the phone, and not to be guessed. */
export function createReference(): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, pickSign).join(''),
  );
  return ['SM', ...groups].join('-');
}

function pickSign(): string {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // The rest of 256 would make the first signs more likely.
    if (byte < 240) return SIGNS[byte % SIGNS.length] ?? '';
  }
}
