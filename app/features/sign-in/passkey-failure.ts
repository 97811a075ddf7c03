import type { Refused } from '#app/domain/result';

/** Why this browser gave no passkey; any other exception is `passkeyFault`. */
export type PasskeyFailure = { kind: (typeof FAILURES)[number]['using' | 'adding'] };

/**
 * Failures by the names of WebAuthn's exceptions (Web Authentication Level 3, sections 5.1.3 and 5.1.4).
 * Browsers do not tell a person who changed their mind from a device without a passkey.
 */
const FAILURES = [
  { name: 'NotAllowedError', using: 'cancelled', adding: 'notAdded' },
  { name: 'AbortError', using: 'cancelled', adding: 'notAdded' },
  { name: 'SecurityError', using: 'wrongAddress', adding: 'wrongAddress' },
  { name: 'ConstraintError', using: 'unsuited', adding: 'unsuited' },
  { name: 'NotSupportedError', using: 'unsuited', adding: 'unsuited' },
  // No authenticator has a passkey of this site (using), or it has one already (adding).
  { name: 'InvalidStateError', using: 'noPasskey', adding: 'alreadyAdded' },
  { name: 'NotFoundError', using: 'noPasskey', adding: 'passkeyFault' },
] as const;

/** Any other exception is that of a browser's own fault, or of an extension that stands in for it. */
export function describePasskeyFailure(
  step: 'using' | 'adding',
  error: unknown,
): Refused<PasskeyFailure> {
  const failure = FAILURES.find(({ name }) => error instanceof Error && error.name === name);
  return { kind: 'refused', refusal: { kind: failure?.[step] ?? 'passkeyFault' } };
}
