import type { Environment } from '#app/server/environment.ts';
import { createProvider } from './provider.ts';
import type { Target } from './target.ts';
import { createWebhook } from './webhook.ts';

/** The configured targets that need only `fetch`. */
export function openHttpTargets(environment: Environment): Target[] {
  const { CONTACT_API_URL: baseUrl, CONTACT_TIMEOUT_MS: timeoutMs } = environment;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = environment;
  return [
    ...(baseUrl ? [createProvider({ baseUrl, timeoutMs })] : []),
    ...(url && secret ? [createWebhook({ url, secret, timeoutMs })] : []),
  ];
}

/** All configured targets. */
export async function openTargets(environment: Environment): Promise<Target[]> {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to, MAIL_CONFIRMATION: confirms } = environment;
  if (!url || !from || !to) return openHttpTargets(environment);
  // Loaded only if mail is configured.
  const { createMailTargets } = await import('./mail.ts');
  return [...openHttpTargets(environment), ...createMailTargets({ url, from, to, confirms })];
}
