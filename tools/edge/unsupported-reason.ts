import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** Reason why Cloudflare's runtime cannot run on this machine; undefined if it can. */
export function findUnsupportedReason(): string | undefined {
  try {
    const { default: program } = createRequire(import.meta.url)('workerd');
    const { error, status, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status === 0) return undefined;
    return firstLine(error?.message ?? stderr);
  } catch (error) {
    return firstLine(error instanceof Error ? error.message : String(error));
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
