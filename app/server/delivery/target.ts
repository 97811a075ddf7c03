import type { DeliveryTarget } from '#app/domain/contact/fields.ts';

/**
 * Targets whose failures raise the alarm: all but the visitor's confirmation, which also fails for a
 * mistyped address.
 */
export function getAlarmTargets(targets: readonly DeliveryTarget[]): DeliveryTarget[] {
  return targets.filter((name) => name !== 'confirmation');
}

export type DeliveryResult =
  | { kind: 'delivered' }
  | {
      kind: 'failed';
      /** For the log; contains nothing of the inquiry. */
      reason: string;
      status: 502 | 503 | 504;
      /** No further attempt can succeed. */
      isFinal?: boolean;
      /** The target's `Retry-After`. */
      retryAfterMs?: number | undefined;
    };

export interface Message {
  /** Idempotency key, the same for each attempt. */
  key: string;
  body: string;
}

/** A target that inquiries are delivered to. */
export interface Target {
  name: DeliveryTarget;
  /** No attempt takes longer. */
  timeoutMs: number;
  /** An exception counts as a failed attempt. */
  send(message: Message): Promise<DeliveryResult>;
}
