import * as z from 'zod';

const text = z.string().max(20_000);
const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  // We ask for no extension.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** What a browser answers to a challenge, as WebAuthn writes it in JSON. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text,
  }),
});

/** What a browser answers when it has made a passkey. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** For functions that take nothing. */
export const nothing = z.unknown().transform(() => undefined);

/** The secret of a one-time link. */
export const secretSchema = z.string().max(100);

/** The id of a passkey or a session. */
export const idSchema = z.string().max(2000);

/** The door, in any language. */
export const doorPathSchema = z.string().regex(/^(?:\/[\w-]{2,20})?\/admin\/anmelden$/);

/** What a provider sends back with the browser. */
export const querySchema = z.string().max(8000).startsWith('?');
