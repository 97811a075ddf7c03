/** No letter or figure that is taken for another when it is read out or written down. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Beside the check digit: not to be guessed. */
const RANDOM_LENGTH = 11;
const GROUP = /(.{4})(?=.)/g;

/**
 * A number such as `7K3F-9QXT-M2WH`, of random bytes; its last sign checks the others (Luhn mod 30).
 * @param nextByte gives a random byte each time
 */
export function createOfferNumber(nextByte: () => number): string {
  const signs = Array.from({ length: RANDOM_LENGTH }, () => pickSign(nextByte)).join('');
  return group(signs + checkSign(signs));
}

/**
 * The canonical form of a typed number; small letters, spaces and missing hyphens do not matter.
 * Undefined if the check digit is wrong.
 */
export function parseOfferNumber(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[\s-]/g, '');
  const isComplete =
    signs.length === RANDOM_LENGTH + 1 && [...signs].every((sign) => SIGNS.includes(sign));
  if (!isComplete || checkSign(signs.slice(0, -1)) !== signs.slice(-1)) return undefined;
  return group(signs);
}

/** Luhn's sum over the signs' places: it notices one wrong sign and nearly every swap of two. */
function checkSign(signs: string): string {
  const sum = [...signs].reverse().reduce((total, sign, at) => {
    const value = SIGNS.indexOf(sign) * (at % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / SIGNS.length) + (value % SIGNS.length);
  }, 0);
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}

function pickSign(nextByte: () => number): string {
  for (;;) {
    const byte = nextByte();
    // The rest of 256 would make the first signs more likely.
    if (byte < 240) return SIGNS.charAt(byte % SIGNS.length);
  }
}

function group(signs: string): string {
  return signs.replace(GROUP, '$1-');
}
