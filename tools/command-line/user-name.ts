import { userInfo } from 'node:os';
import { toOneLine } from '#app/domain/plain-text.ts';
import type { AuditActor } from '#app/server/store/audit.ts';

/** The person at the shell, for the audit log: named by `--by NAME`, known by the system's user. */
export function readShellActor(by: string | undefined): AuditActor {
  const user = findSystemUser();
  return { name: (by && toOneLine(by).trim()) || user, knownBy: 'shell', subject: user, id: '' };
}

function findSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A user without an entry of its own, as in some containers.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
