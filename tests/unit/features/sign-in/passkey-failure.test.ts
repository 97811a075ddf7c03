import { expect, it } from 'vitest';
import { describePasskeyFailure } from '#app/features/sign-in/passkey-failure';

it.each([
  ['NotAllowedError', 'cancelled', 'notAdded'],
  ['AbortError', 'cancelled', 'notAdded'],
  ['SecurityError', 'wrongAddress', 'wrongAddress'],
  ['InvalidStateError', 'noPasskey', 'alreadyAdded'],
  ['NotFoundError', 'noPasskey', 'passkeyFault'],
  ['ConstraintError', 'unsuited', 'unsuited'],
  ['NotSupportedError', 'unsuited', 'unsuited'],
  // A browser's own faults, and those of extensions that stand in for it.
  ['UnknownError', 'passkeyFault', 'passkeyFault'],
  ['DataError', 'passkeyFault', 'passkeyFault'],
  ['constructor', 'passkeyFault', 'passkeyFault'],
])('%s is %s at the sign-in and %s while adding', (name, using, adding) => {
  const error = new DOMException('', name);
  expect(describePasskeyFailure('using', error).refusal.kind).toBe(using);
  expect(describePasskeyFailure('adding', error).refusal.kind).toBe(adding);
});

it.each([[new TypeError('Illegal invocation')], [undefined], ['cancelled']])(
  'what is no exception of WebAuthn, as %s, is a fault and no decision',
  (thrown) => {
    expect(describePasskeyFailure('using', thrown).refusal.kind).toBe('passkeyFault');
  },
);
