import type { Environment } from '#app/server/environment.ts';
import type { RetentionRules } from '#app/server/store/retention.ts';
import { site } from '#app/site.ts';

/** Retention in days, as the privacy policy states it. */
export function readRetentionRules({
  INQUIRY_RETENTION_DAYS: inquiryDays,
}: Pick<Environment, 'INQUIRY_RETENTION_DAYS'>): RetentionRules {
  return { inquiryDays, auditDays: site.auditRetentionDays };
}
