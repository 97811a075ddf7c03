import * as z from 'zod';
import { maxCharacters } from '#app/domain/max-length.ts';
import { isVisible, toOneLine } from '#app/domain/plain-text.ts';
import { auditQuerySchema } from '#app/domain/staff/audit-log.ts';
import { MAX_NAME_LENGTH } from '#app/domain/staff/rights.ts';
import { rightSchema } from '#app/server/store/people.ts';

const text = z.string().check(maxCharacters(20_000));
const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  // No WebAuthn extension is requested.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** WebAuthn `AuthenticationResponseJSON`. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.default(''),
  }),
});

/** WebAuthn `RegistrationResponseJSON`. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z
      .array(z.string().check(maxCharacters(20)))
      .max(10)
      .default([]),
  }),
});

/** The secret of a one-time link. */
export const secretSchema = z.string().check(maxCharacters(100));

/** The id of a passkey or a session. */
export const idSchema = z.string().check(maxCharacters(2000));

/** A passkey's new name: one line that a list can show. */
export const passkeyLabelSchema = z.object({
  id: idSchema,
  label: z
    .string()
    .trim()
    .min(1)
    .check(maxCharacters(60))
    .regex(/^[^\p{C}\u2028\u2029]+$/u),
});

/** Path of the sign-in page in any language, with the page to return to. */
export const signInPathSchema = z
  .string()
  .check(maxCharacters(2000))
  .regex(/^(?:\/[\w-]{2,20})?\/admin\/anmelden(?:\?[^\s#\\]*)?$/);

/** Query of the OpenID provider's redirect. */
export const querySchema = z.string().check(maxCharacters(8000)).startsWith('?');

const rightsSchema = z.array(rightSchema);

/** A name that others can read: visible, and without characters that hide or turn its parts. */
export const personNameSchema = z
  .string()
  .trim()
  .check(maxCharacters(MAX_NAME_LENGTH))
  .refine((name) => isVisible(name) && toOneLine(name) === name);

/** A person to be invited. */
export const invitationSchema = z.object({
  name: personNameSchema,
  rights: rightsSchema,
});

/** A person's new name and rights. */
export const personChangeSchema = invitationSchema.extend({ id: idSchema });

export const auditListSchema = z.looseObject({}).pipe(auditQuerySchema);

export const auditExportSchema = z.object({
  query: auditListSchema,
  /** Language of headings and words. */
  language: z.string().check(maxCharacters(20)),
});
