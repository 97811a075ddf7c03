import { type AuditQuery, auditQuerySchema } from '#app/domain/staff/audit-log';
import { type Answer, callServer, type ValueOf } from '#app/features/staff/call';
import { fetchAuditLog } from './log.functions';

type AuditLog = ValueOf<typeof fetchAuditLog>;
export type LoggedPerson = AuditLog['people'][number];

export interface LoadedLog {
  query: AuditQuery;
  answer: Answer<AuditLog>;
}

/** @param search as it stands in the address */
export async function loadLog(search: object): Promise<LoadedLog> {
  const query = auditQuerySchema.parse(search);
  return { query, answer: await callServer(() => fetchAuditLog({ data: query })) };
}
