import { Webhook } from 'standardwebhooks';
import { postJson } from './http-post.ts';
import type { Target } from './target.ts';

interface WebhookOptions {
  url: string;
  /** `whsec_…`, as Standard Webhooks writes it. */
  secret: string;
  timeoutMs: number;
}

/** The operator's webhook, signed against forgery and replay (Standard Webhooks). */
export function createWebhook({ url, secret, timeoutMs }: WebhookOptions): Target {
  const webhook = new Webhook(secret);
  return {
    name: 'webhook',
    timeoutMs,
    send: ({ key, body }) => {
      const now = new Date();
      const headers = {
        'webhook-id': key,
        'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
        'webhook-signature': webhook.sign(key, now, body),
      };
      return postJson({ url, headers, body, signal: AbortSignal.timeout(timeoutMs) });
    },
  };
}
