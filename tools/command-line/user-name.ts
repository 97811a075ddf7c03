import { userInfo } from 'node:os';
import { toOneLine } from '#app/domain/one-line.ts';

/** Who does it, for the log of staff: `--by NAME`, else the system's user. */
export function readUserName(by: string | undefined): string {
  return (by && toOneLine(by).trim()) || findSystemUser();
}

function findSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A user without an entry of its own, as in some containers.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
