import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/**
 * The part of an SQLite store that belongs to another user and that this process may not write, in a
 * sentence for the operator; undefined where there is none.
 */
export function describeForeignFile(file: string): string | undefined {
  const path = [dirname(file), file, `${file}-wal`, `${file}-shm`].find(
    (part) => existsSync(part) && !isWritable(part),
  );
  if (path === undefined) return undefined;
  const { uid } = statSync(path);
  if (uid === process.getuid?.()) return undefined;
  const user = getUserName(process.getuid?.() ?? 0);
  return (
    `${path} belongs to ${getUserName(uid)}, and this program runs as ${user}. ` +
    `Run it as the user of the server, or, as root, give the file to it: chown ${user}: ${path}`
  );
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Node names no user but its own; others are in this file, or known by their number alone. */
function getUserName(uid: number): string {
  try {
    if (uid === process.getuid?.()) return userInfo().username;
    const entries = readFileSync('/etc/passwd', 'utf8');
    return new RegExp(`^([^:\n]+):[^:\n]*:${uid}:`, 'm').exec(entries)?.[1] ?? `${uid}`;
  } catch {
    return `${uid}`;
  }
}
