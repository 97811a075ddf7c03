import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { DeliveryResult, Target } from './attempt.ts';

interface MailOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
  /** Recipient of inquiries. */
  to: string;
  confirms: boolean;
}

type MailTarget = 'mail' | 'confirmation';

const PHASE_MS = 10_000;
const TIMEOUT_MS = 30_000;
const NO_ANSWER: DeliveryResult = { kind: 'failed', reason: 'did not answer', status: 504 };

const mailSchema = z.object({
  /** The visitor, in a confirmation. */
  to: z.string().optional(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
});

export type Mail = z.infer<typeof mailSchema>;

/** Mail to sales and, if configured, a confirmation to the visitor, over SMTP. */
export function createMailTargets({ to, confirms, ...sender }: MailOptions): Target[] {
  const sendMail = createMailSender(sender);
  const targets: MailTarget[] = confirms ? ['mail', 'confirmation'] : ['mail'];
  return targets.map((name) => ({
    name,
    timeoutMs: TIMEOUT_MS,
    send: ({ key, body }) =>
      sendMail(`${key}.${name}`, { to, ...mailSchema.parse(JSON.parse(body)) }, name),
  }));
}

/** Sends mails over SMTP; the id is the same for each attempt, so that mailboxes recognise a repetition. */
export function createMailSender({ url, from }: Pick<MailOptions, 'url' | 'from'>) {
  const transport = createTransport({
    url,
    connectionTimeout: PHASE_MS,
    greetingTimeout: PHASE_MS,
    socketTimeout: PHASE_MS,
    dnsTimeout: PHASE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'stagemap.invalid';

  return async (id: string, mail: Mail, target: MailTarget = 'mail'): Promise<DeliveryResult> => {
    const messageId = `<${id}@${domain}>`;
    const sending = transport
      .sendMail({ ...mail, from, messageId })
      .then((): DeliveryResult => ({ kind: 'delivered' }))
      .catch((error) => describeFailure(error, target));
    return Promise.race([sending, wait(TIMEOUT_MS, NO_ANSWER, { ref: false })]);
  };
}

const failureSchema = z.object({
  code: z.string().catch('unknown error'),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});

/** Status and enhanced status (RFC 3463) at the start of an answer; its text may name people. */
const STATUSES = /^\d{3}(?:[ -][245]\.\d{1,3}\.\d{1,3}\b)?/;

/**
 * A 5xx of the visitor's mailbox is final. Mail to sales is retried, since the operator can mend a
 * full mailbox or a relay.
 */
function describeFailure(error: unknown, target: MailTarget): DeliveryResult {
  const {
    code,
    responseCode,
    response = '',
  } = failureSchema.parse({ ...(error instanceof Error && error) });
  const isFinal =
    target === 'confirmation' &&
    responseCode !== undefined &&
    responseCode >= 500 &&
    /^(?:EENVELOPE|EMESSAGE)$/.test(code);
  const [answered = responseCode] = STATUSES.exec(response) ?? [];
  const reason = [
    code,
    answered !== undefined && `answered ${answered}`,
    // The address requires TLS: nothing was sent.
    code === 'ETLS' && 'no TLS with this server (SMTP_URL, requireTLS)',
  ]
    .filter(Boolean)
    .join(', ');
  return { kind: 'failed', reason, status: 502, ...(isFinal && { isFinal }) };
}
