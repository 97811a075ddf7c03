import type { Result } from '#app/domain/result';

/** Why a call of a server function is refused; the page shows a text for each reason. */
export type Refusal =
  | { kind: (typeof KINDS)[number] }
  /** The page is at another origin than the sign-in page. */
  | { kind: 'other-origin'; origin: string };

const KINDS = ['signed-out', 'stale', 'no-right', 'unreadable', 'unavailable'] as const;

/** The answer of a server function of staff; `Reason` holds the refusals of this function alone. */
export type Answer<Value, Reason = never> = Result<Value, Reason | Refusal>;

export function isRefusal(value: unknown): value is Refusal {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'other-origin') return 'origin' in value && typeof value.origin === 'string';
  return KINDS.some((kind) => kind === value.kind);
}
