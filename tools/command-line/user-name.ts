import { userInfo } from 'node:os';
import { isVisible, toOneLine } from '#app/domain/plain-text.ts';
import type { AuditActor } from '#app/server/store/audit.ts';

/** The operator for the audit log: `--by NAME`, identified by the system's user. */
export function readShellActor(by: string | undefined): AuditActor {
  const user = findSystemUser();
  const name = toOneLine(by ?? '').trim();
  return { name: isVisible(name) ? name : user, knownBy: 'shell', subject: user, id: '' };
}

function findSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In some containers the user has no entry in `/etc/passwd`.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
