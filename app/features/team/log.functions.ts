import { createServerFn } from '@tanstack/react-start';
import type { AuditQuery } from '#app/domain/staff/audit-log';
import { exportAuditLog, readAuditLog } from '#app/server/staff/audit-log.server';
import { forStaff } from '#app/server/staff/guards.server';
import { auditExportSchema, auditListSchema } from '#app/server/staff/staff-schemas';

export const fetchAuditLog = createServerFn({ method: 'POST' })
  .validator((query: AuditQuery): unknown => query)
  .handler(forStaff('fetchAuditLog', auditListSchema, readAuditLog));

export const exportLog = createServerFn({ method: 'POST' })
  .validator((order: { query: AuditQuery; language: string }): unknown => order)
  .handler(forStaff('exportLog', auditExportSchema, exportAuditLog));
