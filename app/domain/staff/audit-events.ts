/** Kinds of audit entries, by which the log is filtered. */
export const AUDIT_KINDS = ['team', 'sign-ins', 'prices', 'inquiries'] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Events of the audit log and their kinds (D51). */
export const AUDIT_EVENTS = {
  invited: 'team',
  added: 'team',
  'link-made': 'team',
  renamed: 'team',
  'rights-changed': 'team',
  'session-ended': 'team',
  'sessions-ended': 'team',
  removed: 'team',
  'log-exported': 'team',
  'signed-in': 'sign-ins',
  'sign-in-failed': 'sign-ins',
  'signed-out': 'sign-ins',
  'signed-out-everywhere': 'sign-ins',
  'passkey-added': 'sign-ins',
  'passkey-renamed': 'sign-ins',
  'passkey-removed': 'sign-ins',
  'prices-published': 'prices',
  'prices-planned': 'prices',
  'prices-activated': 'prices',
  'prices-called-off': 'prices',
  'inquiry-answered': 'inquiries',
  'inquiry-reopened': 'inquiries',
  'inquiry-resent': 'inquiries',
  'inquiries-erased': 'inquiries',
  'inquiries-exported': 'inquiries',
} as const satisfies Record<string, AuditKind>;

export type AuditEvent = keyof typeof AUDIT_EVENTS;

export function listEvents(kind: AuditKind): string[] {
  return Object.entries(AUDIT_EVENTS).flatMap(([event, one]) => (one === kind ? [event] : []));
}
