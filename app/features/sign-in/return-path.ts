/** Own paths of staff pages. A second slash or a backslash would lead to another site. */
const STAFF_PATH = /^\/(?:[\w-]{2,20}\/)?admin(?:\/[\w-]+)*(?:\?[^\s#\\]*)?$/;

/** Path that a person opened before signing in; undefined for anything but a staff page. */
export function readReturnPath(query: string): string | undefined {
  const next = new URLSearchParams(query).get('next') ?? '';
  return STAFF_PATH.test(next) ? next : undefined;
}
