import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits that authenticates its holder. The store has only its hash. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain SHA-256 is enough, since the secrets are random and no dictionary finds them. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
