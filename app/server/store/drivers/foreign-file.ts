import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/** Advice if a file of an SQLite store belongs to another user and is read-only here. */
export function describeForeignFile(file: string): string | undefined {
  const path = [dirname(file), file, `${file}-wal`, `${file}-shm`].find(
    (part) => existsSync(part) && !isWritable(part),
  );
  if (path === undefined) return undefined;
  const { uid } = statSync(path);
  if (uid === process.getuid?.()) return undefined;
  const user = getUserName(process.getuid?.() ?? 0);
  return (
    `${path} belongs to ${getUserName(uid)}, but this program runs as ${user}. ` +
    `Run it as the server's user, or as root make it the owner: chown ${user}: ${path}`
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

/** Node only knows the name of the current user; others are looked up in `/etc/passwd`. */
function getUserName(uid: number): string {
  try {
    if (uid === process.getuid?.()) return userInfo().username;
    const entries = readFileSync('/etc/passwd', 'utf8');
    return new RegExp(`^([^:\n]+):[^:\n]*:${uid}:`, 'm').exec(entries)?.[1] ?? `${uid}`;
  } catch {
    return `${uid}`;
  }
}
