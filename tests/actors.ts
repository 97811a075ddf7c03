import type { AuditActor } from '#app/server/store/audit';

/** A person of this name at the shell. */
export function atShell(name: string): AuditActor {
  return { name, knownBy: 'shell', subject: 'root', id: '' };
}

/** The context of audit entries by this person at the shell, now. */
export const auditAs = (name: string) => ({ actor: atShell(name), now: Date.now() });
