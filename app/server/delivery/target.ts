export const TARGET_NAMES = ['provider', 'webhook', 'mail', 'confirmation'] as const;

export type TargetName = (typeof TARGET_NAMES)[number];

/**
 * Those that bring the inquiry to the company, whose failures raise the alarm. The visitor's
 * confirmation is not among them: it fails for an address that was mistyped.
 */
export function findWatched(targets: readonly TargetName[]): TargetName[] {
  return targets.filter((name) => name !== 'confirmation');
}

export type DeliveryResult =
  | { isDelivered: true }
  | {
      isDelivered: false;
      /** For the log: never anything of the inquiry. */
      reason: string;
      status: 502 | 503 | 504;
      /** No further attempt can succeed. */
      isFinal?: boolean;
      /** The target asked to be left alone for so long. */
      retryAfterMs?: number | undefined;
    };

export interface Message {
  /** The same for each attempt, so that the target can tell. */
  key: string;
  body: string;
}

/** Where inquiries are delivered to. */
export interface Target {
  name: TargetName;
  /** No attempt takes longer. */
  timeoutMs: number;
  /** What it throws counts as a failed attempt. */
  send(message: Message): Promise<DeliveryResult>;
}
