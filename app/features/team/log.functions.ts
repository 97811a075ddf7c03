import { createServerFn } from '@tanstack/react-start';
import { exportAuditLog, readAuditLog } from '#app/server/staff/audit-log.server';
import { mayDo, reads } from '#app/server/staff/may-do';
import { auditExportSchema, auditListSchema } from '#app/server/staff/staff-schemas';

/** Who may call the functions of this file; checked before a body is read, too. */
export const callers = 'staff';

const forStaff = createServerFn({ method: 'POST' }).middleware([mayDo(callers)]);

export const fetchAuditLog = forStaff().validator(reads(auditListSchema)).handler(readAuditLog);

export const exportLog = forStaff().validator(reads(auditExportSchema)).handler(exportAuditLog);
