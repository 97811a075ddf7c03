import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSecretFiles } from '#app/server/secret-files';
import { openTempFolder } from '../temp-folder';

function writeSecret(text: string): string {
  const file = join(openTempFolder(), 'secret');
  writeFileSync(file, text);
  return file;
}

it('secrets are read from the files that variables name', () => {
  const variables: Record<string, string> = {
    SMTP_URL_FILE: writeSecret('smtps://me:secret@mail.example\n'),
    OIDC_CLIENT_SECRET_FILE: '',
    PORT_FILE: '/nowhere',
  };
  loadSecretFiles(variables);
  expect(variables.SMTP_URL).toBe('smtps://me:secret@mail.example');
  expect(variables).not.toHaveProperty('OIDC_CLIENT_SECRET');
  expect(variables).not.toHaveProperty('PORT');
});

it('errors of secret files are listed without their content', () => {
  const empty = writeSecret('\n');
  const variables = {
    CHALLENGE_SECRET_FILE: empty,
    WEBHOOK_SECRET: 'whsec_secret',
    WEBHOOK_SECRET_FILE: empty,
    DATABASE_URL_FILE: '/nowhere/url',
  };
  expect(() => loadSecretFiles(variables)).toThrow(
    [
      'Environment variables are wrong:',
      '  DATABASE_URL_FILE: /nowhere/url cannot be read (ENOENT)',
      '  WEBHOOK_SECRET_FILE: must not be set together with WEBHOOK_SECRET',
      `  CHALLENGE_SECRET_FILE: ${empty} is empty`,
    ].join('\n'),
  );
});
