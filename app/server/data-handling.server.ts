import type { DeliveryTarget } from '#app/domain/contact/fields';
import { HOUR_MS, MINUTE_MS } from '#app/domain/durations';
import { OFFER_RETENTION_MONTHS } from '#app/domain/offers/retention';
import type { DataHandling } from '#app/i18n/data-handling';
import { SCHEDULE } from './delivery/schedule';
import { currentEnvironment, type Environment, isEdge } from './environment';
import { CONFIRMATIONS, VISIT_WINDOW_MS } from './inquiries/receive.server';
import { CEREMONY_MS } from './staff/ceremony.server';
import { SESSION_LIMITS } from './store/sessions';

const DAY = 24 * 60 * 60;

/** Facts of this deployment in the privacy policy: recipients and retention of inquiries. */
export function readDataHandling(
  environment: Environment = currentEnvironment(),
  edge: boolean = isEdge(),
): DataHandling {
  // On the edge there is no SMTP.
  const mail = environment.SMTP_URL !== undefined && !edge;
  const recipients: Record<DeliveryTarget, boolean> = {
    provider: environment.CONTACT_API_URL !== undefined,
    webhook: environment.WEBHOOK_URL !== undefined,
    mail,
    confirmation: mail && environment.MAIL_CONFIRMATION,
  };
  return {
    edge,
    challenge: environment.CHALLENGE_SITE_KEY !== undefined,
    ...recipients,
    forwarded: Object.values(recipients).some(Boolean),
    retentionDays: environment.INQUIRY_RETENTION_DAYS,
    repeatDays: SCHEDULE.deadAfter / DAY,
    offerMonths: OFFER_RETENTION_MONTHS,
    visitMinutes: VISIT_WINDOW_MS / MINUTE_MS,
    confirmationHours: CONFIRMATIONS.windowMs / HOUR_MS,
    sessionHours: SESSION_LIMITS.maxMs / HOUR_MS,
    signInMinutes: CEREMONY_MS / MINUTE_MS,
  };
}
