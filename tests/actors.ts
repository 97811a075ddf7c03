import type { AuditActor } from '#app/server/store/audit';

/** A person of this name at the shell. */
export function atShell(name: string): AuditActor {
  return { name, knownBy: 'shell', subject: 'root', id: '' };
}
