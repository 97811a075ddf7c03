import type { Refused } from '#app/domain/result';

/** Why this browser gave no passkey. */
export type PasskeyFailure = {
  kind:
    | 'cancelled'
    | 'notAdded'
    | 'alreadyAdded'
    | 'wrongAddress'
    | 'noPasskey'
    | 'unsuited'
    | 'passkeyFault';
};

/**
 * Failures by the names of WebAuthn's exceptions (Web Authentication Level 3, sections 5.1.3 and 5.1.4).
 * Browsers do not tell a person who changed their mind from a device without a passkey.
 */
const COMMON = {
  SecurityError: 'wrongAddress',
  ConstraintError: 'unsuited',
  NotSupportedError: 'unsuited',
} as const;

const FAILURES: Record<'using' | 'adding', ReadonlyMap<string, PasskeyFailure['kind']>> = {
  using: new Map(
    Object.entries({
      ...COMMON,
      NotAllowedError: 'cancelled',
      AbortError: 'cancelled',
      // No authenticator knows a passkey of this site.
      InvalidStateError: 'noPasskey',
      NotFoundError: 'noPasskey',
    } as const),
  ),
  adding: new Map(
    Object.entries({
      ...COMMON,
      NotAllowedError: 'notAdded',
      AbortError: 'notAdded',
      InvalidStateError: 'alreadyAdded',
    } as const),
  ),
};

/** Any other exception is that of a browser's own fault, or of an extension that stands in for it. */
export function describePasskeyFailure(
  step: 'using' | 'adding',
  error: unknown,
): Refused<PasskeyFailure> {
  const name = error instanceof Error ? error.name : '';
  return { kind: 'refused', refusal: { kind: FAILURES[step].get(name) ?? 'passkeyFault' } };
}
