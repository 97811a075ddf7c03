/** Parameters in the address of the sign-in page. */
export interface SignInParams {
  /** The secret of a one-time link. */
  secret?: string;
  /** The query that the OpenID provider sent back. */
  query?: string;
  /** Path of the staff page to return to. */
  next?: string;
}

/**
 * Takes it out of the address, where it would stay in the history and be read over a shoulder.
 * @returns nothing of it for a plain visit
 */
export function takeSignInParams(): SignInParams {
  const { hash, search, pathname } = location;
  const secret = /^#link=([\w-]+)$/.exec(hash)?.[1];
  const query = new URLSearchParams(search);
  const isReturn = query.has('state') && (query.has('code') || query.has('error'));
  const next = readReturnPath(search);
  if (secret === undefined && !isReturn) return next === undefined ? {} : { next };
  history.replaceState(history.state, '', pathname);
  return { ...(secret !== undefined && { secret }), ...(isReturn && { query: search }) };
}

/** Own paths of staff pages. A second slash or a backslash would lead to another site. */
const STAFF_PATH = /^\/(?:[\w-]{2,20}\/)?admin(?:\/[\w-]+)*(?:\?[^\s#\\]*)?$/;

/** Path that a person opened before signing in; undefined for anything but a staff page. */
export function readReturnPath(query: string): string | undefined {
  const next = new URLSearchParams(query).get('next') ?? '';
  return STAFF_PATH.test(next) ? next : undefined;
}
