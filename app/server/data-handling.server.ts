import type { DataHandling } from '#app/i18n/data-handling';
import { SCHEDULE } from './delivery/schedule';
import { currentEnvironment, type Environment, isEdge } from './environment';

const DAY = 24 * 60 * 60;

/** What the privacy policy says of this deployment: recipients and retention of inquiries. */
export function readDataHandling(
  environment: Environment = currentEnvironment(),
  edge: boolean = isEdge(),
): DataHandling {
  const provider = environment.CONTACT_API_URL !== undefined;
  const webhook = environment.WEBHOOK_URL !== undefined;
  // On the edge there is no SMTP.
  const mail = environment.SMTP_URL !== undefined && !edge;
  return {
    edge,
    challenge: environment.CHALLENGE_SITE_KEY !== undefined,
    provider,
    webhook,
    mail,
    forwarded: provider || webhook || mail,
    confirmation: mail && environment.MAIL_CONFIRMATION,
    retentionDays: environment.INQUIRY_RETENTION_DAYS,
    repeatDays: SCHEDULE.deadAfter / DAY,
  };
}
