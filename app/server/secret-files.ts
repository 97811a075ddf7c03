import { readFileSync } from 'node:fs';
import { codeOf } from '#app/server/store/store.ts';
import { SECRETS } from './environment.ts';

/** Reads secrets from files into their variables; an error lists each wrong file variable. */
export function loadSecretFiles(variables: Record<string, string | undefined>): void {
  const problems = SECRETS.flatMap((name) => {
    const file = variables[`${name}_FILE`];
    if (!file) return [];
    try {
      if (variables[name]) throw new Error(`must not be set together with ${name}`);
      variables[name] = readSecret(file);
      return [];
    } catch (error) {
      return [`  ${name}_FILE: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  if (problems.length > 0)
    throw new Error(`Environment variables are wrong:\n${problems.join('\n')}`);
}

function readSecret(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${file} cannot be read (${codeOf(error)})`);
  }
  if (text === '') throw new Error(`${file} is empty`);
  return text;
}
