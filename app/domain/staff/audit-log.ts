import * as z from 'zod/mini';
import { DAY_RANGE, ignoring } from '#app/domain/list-query.ts';
import { maxCharacters } from '#app/domain/max-length.ts';

/** Kinds of audit entries, by which the log is filtered. */
export const AUDIT_KINDS = ['team', 'sign-ins', 'prices', 'inquiries'] as const;

type AuditKind = (typeof AUDIT_KINDS)[number];

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

/** The audit log's filter in the address; invalid values are ignored. */
export const auditQuerySchema = z.object({
  /** A person as `writePersonKey` writes it. */
  person: ignoring(z.string().check(z.minLength(1), maxCharacters(300))),
  kind: ignoring(z.enum(AUDIT_KINDS)),
  ...DAY_RANGE,
  /** Cursor of the next page: time and id of the last entry. */
  after: ignoring(z.string().check(z.regex(/^\d{1,15}_[\w-]{1,60}$/))),
});

export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** The id of a staff member; `=` and the name for others, such as people at the shell. */
export function writePersonKey({ id, name }: { id: string; name: string }): string {
  return id || `=${name}`;
}

/** Reads what `writePersonKey` has written. */
export function readPersonKey(key: string): { person: string } | { name: string } {
  return key.startsWith('=') ? { name: key.slice(1) } : { person: key };
}
