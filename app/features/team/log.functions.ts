import { createServerFn } from '@tanstack/react-start';
import { exportAuditLog, readAuditLog } from '#app/server/staff/audit-log.server';
import { mayDo, reads } from '#app/server/staff/may-do';
import { auditExportSchema, auditListSchema } from '#app/server/staff/staff-schemas';

/** The callers of these functions. The server also checks them before it reads a body. */
export const callers = 'staff';

const forStaff = createServerFn({ method: 'POST' }).middleware([mayDo(callers)]);

export const fetchAuditLog = forStaff().validator(reads(auditListSchema)).handler(readAuditLog);

export const exportLog = createServerFn({ method: 'POST' })
  .middleware([mayDo(callers, 'fresh')])
  .validator(reads(auditExportSchema))
  .handler(exportAuditLog);
