/** A word before or after a name. */
export interface NameToken {
  position: 'prefix' | 'suffix';
  /** Lower case, without separators. */
  token: string;
}

export interface SplitName {
  base: string;
  /** Whether a separator stands between base and token. */
  isSeparated: boolean;
}

/** Takes the token off a name, in any case; nothing if the name has no such token or no more. */
export function splitName(name: string, { position, token }: NameToken): SplitName | undefined {
  const lower = name.toLowerCase();
  if (token === '' || lower.length !== name.length) return undefined;
  if (position === 'suffix' ? !lower.endsWith(token) : !lower.startsWith(token)) return undefined;
  const rest = position === 'suffix' ? name.slice(0, -token.length) : name.slice(token.length);
  const base = trimSeparators(rest, position);
  return base === '' ? undefined : { base, isSeparated: base.length < rest.length };
}

/** The name without the token and the brackets around it; the whole name if it has no token. */
export function stripName(name: string, token: NameToken): string {
  const other = token.position === 'suffix' ? 'prefix' : 'suffix';
  for (const position of [token.position, other] as const) {
    const split = splitName(trimSeparators(name, position), { ...token, position });
    if (split) return trimSeparators(split.base, 'suffix');
  }
  return name;
}

/** Lower case, without separators around it. */
export function normaliseToken(token: string): string {
  return trimSeparators(trimSeparators(token.toLowerCase(), 'prefix'), 'suffix');
}

function trimSeparators(text: string, side: 'prefix' | 'suffix'): string {
  let start = 0;
  let end = text.length;
  if (side === 'prefix') while (start < end && SEPARATORS.includes(text.charAt(start))) start += 1;
  else while (end > start && SEPARATORS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const SEPARATORS = '_-. /:()[]';
