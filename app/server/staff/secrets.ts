import { createHash, randomBytes } from 'node:crypto';

/** What opens a door: 256 random bits. It is given away once; the store has only its hash. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Enough for what is random: no dictionary leads back. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
