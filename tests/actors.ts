import type { AuditActor } from '#app/server/store/audit';

/** A person of this name at the shell. */
export function atShell(name: string): AuditActor {
  return { name, knownBy: 'shell', subject: 'root', id: '' };
}

/** What this person does now at the shell, for the audit log. */
export const auditAs = (name: string) => ({ actor: atShell(name), now: Date.now() });
