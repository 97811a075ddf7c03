/** Digits and letters without those that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters before the check character; eleven random ones cannot be guessed. */
const RANDOM_LENGTH = 11;
const GROUP = /(.{4})(?=.)/g;

/** A random number such as `7K3F-9QXT-M2WH`; its end is the check character (D39). */
export function createOfferNumber(nextByte?: () => number): string {
  const characters = pickCharacters(RANDOM_LENGTH, nextByte);
  return group(characters + computeCheckCharacter(characters));
}

/** Parses a number in any case, spaces and hyphens; undefined if the check character is wrong. */
export function parseOfferNumber(text: string): string | undefined {
  const characters = text.toUpperCase().replace(/[\s-]/g, '');
  const isComplete =
    characters.length === RANDOM_LENGTH + 1 &&
    [...characters].every((character) => ALPHABET.includes(character));
  if (!isComplete || computeCheckCharacter(characters.slice(0, -1)) !== characters.slice(-1))
    return undefined;
  return group(characters);
}

/** Luhn mod 30 detects one wrong character and nearly every swap of two neighbours. */
function computeCheckCharacter(characters: string): string {
  const sum = [...characters].reverse().reduce((total, character, at) => {
    const value = ALPHABET.indexOf(character) * (at % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / ALPHABET.length) + (value % ALPHABET.length);
  }, 0);
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length);
}

/** Random characters, also of an inquiry's reference number. */
export function pickCharacters(count: number, nextByte = pickByte): string {
  let characters = '';
  while (characters.length < count) {
    const byte = nextByte();
    // 240 is a multiple of 30: higher bytes would make the first characters more likely.
    if (byte < 240) characters += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return characters;
}

function pickByte(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
}

function group(characters: string): string {
  return characters.replace(GROUP, '$1-');
}
