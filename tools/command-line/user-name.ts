import { userInfo } from 'node:os';
import { toOneLine } from '#app/domain/plain-text.ts';
import type { AuditActor } from '#app/server/store/audit.ts';

/** The operator for the audit log: `--by NAME`, identified by the system's user. */
export function readShellActor(by: string | undefined): AuditActor {
  const user = findSystemUser();
  return { name: (by && toOneLine(by).trim()) || user, knownBy: 'shell', subject: user, id: '' };
}

function findSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In some containers the user has no entry in `/etc/passwd`.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
