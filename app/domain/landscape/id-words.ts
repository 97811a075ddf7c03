import { STAGE_WORDS } from './stages.ts';

export const POSITIONS = ['suffix', 'prefix', 'infix'] as const;

/** A word at the end, at the beginning or within an id: lower case, without separators. */
export interface IdWord {
  position: (typeof POSITIONS)[number];
  token: string;
}

/** A name without a word. */
export interface Cut {
  base: string;
  /** Whether a separator stands between base and word. */
  isSeparated: boolean;
  /** Whether small letters run on from one to the other, as in `Device`. */
  isChance?: boolean;
}

/** A word in one text, to look it up. */
export function getKey({ position, token }: IdWord): string {
  return `${position} ${token}`;
}

/** Takes a word off a name, in any case; nothing if the name has no such word or no more. */
export function cutWord(name: string, { position, token }: IdWord): Cut | undefined {
  const lower = name.toLowerCase();
  if (token === '' || lower.length !== name.length) return undefined;
  if (position === 'infix') return cutWithin(name, lower, token);
  if (position === 'suffix' ? !lower.endsWith(token) : !lower.startsWith(token)) return undefined;
  const rest = position === 'suffix' ? name.slice(0, -token.length) : name.slice(token.length);
  const base = trimSeparators(rest, position);
  const isSeparated = base.length < rest.length;
  const at = position === 'suffix' ? rest.length : token.length;
  const isChance = !isSeparated && name !== lower && SMALL.test(name.slice(at - 1, at + 1));
  return base === '' ? undefined : { base, isSeparated, isChance };
}

const SMALL = /^\p{Ll}{2}$/u;

/** Takes a word with one of the separators around it out of the middle of a name. */
function cutWithin(name: string, lower: string, token: string): Cut | undefined {
  for (let at = lower.indexOf(token, 2); at > 0; at = lower.indexOf(token, at + 1)) {
    const end = at + token.length;
    if (end < lower.length - 1 && SEPARATORS.test(name.charAt(at - 1) + name.charAt(end))) {
      return { base: name.slice(0, at) + name.slice(end + 1), isSeparated: true };
    }
  }
  return undefined;
}

/**
 * The name without the word and the brackets around it: where a separator stands, or where the rest
 * reads as the rest of the id does. So "Device Sync" loses no "Dev".
 */
export function cutName(name: string, { position, token }: IdWord, base: string): string {
  for (const place of [position, ...POSITIONS]) {
    const cut = cutWord(trimSeparators(name, place), { position: place, token });
    if (cut && (cut.isSeparated || foldLetters(cut.base) === foldLetters(base))) {
      return trimSeparators(trimSeparators(cut.base, 'suffix'), 'prefix');
    }
  }
  return name;
}

function foldLetters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Lower case, without separators around it. */
export function normaliseToken(token: string): string {
  return trimSeparators(trimSeparators(token.toLowerCase(), 'prefix'), 'suffix');
}

function trimSeparators(text: string, side: IdWord['position']): string {
  return text.replace(side === 'prefix' ? LEADING : TRAILING, '');
}

const SEPARATOR = '[_\\-–. /:()[\\]]';
const LEADING = new RegExp(`^${SEPARATOR}+`);
/** Begins only where separators do, so that a long row of them is looked at once. */
const TRAILING = new RegExp(`(?<!${SEPARATOR})${SEPARATOR}+$`);
const SEPARATORS = new RegExp(`^${SEPARATOR}{2}$`);

/** The words between separators, and those that name a stage at the ends without one. */
export function listWords(lower: string): IdWord[] {
  const tokens = lower.split(BETWEEN);
  const words = tokens.map((token, at): IdWord => {
    const last = at === tokens.length - 1 ? 'suffix' : 'infix';
    return { position: at === 0 ? 'prefix' : last, token };
  });
  const [prefix] = lower.match(START) ?? [];
  const [suffix] = lower.match(END) ?? [];
  if (prefix && prefix !== tokens[0]) words.push({ position: 'prefix', token: prefix });
  if (suffix && suffix !== tokens.at(-1)) words.push({ position: 'suffix', token: suffix });
  return words;
}

/** The id without its last word. */
export function cutLast(id: string): string {
  return id.replace(LAST, '');
}

const LAST = new RegExp(`${SEPARATOR}+[^${SEPARATOR.slice(1, -1)}]+$`);
const BETWEEN = new RegExp(`${SEPARATOR}+`);

/** The longest word first, so that `preprod` is not taken for `pre` or `prod`. */
const ANY_WORD = `(?:${STAGE_WORDS.toSorted((a, b) => b.length - a.length).join('|')})\\d{0,3}`;
const START = new RegExp(`^${ANY_WORD}`, 'u');
const END = new RegExp(`${ANY_WORD}$`, 'u');
