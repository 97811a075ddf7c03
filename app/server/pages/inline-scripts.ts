import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types that a browser executes; anything else is data and outside the policy. */
const EXECUTED = /^(?:|module|text\/javascript|application\/javascript)$/i;

/**
 * CSP sources (`'sha256-…'`) of a page's inline scripts, without duplicates. Only for rendered pages, in
 * which no visitor's input can open a script.
 */
export function hashInlineScripts(html: string): string[] {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, attributes = '', content = '']) => ({
    attributes,
    content,
  }));
  // Synchronous, since handing so little to another thread costs more.
  const hashes = scripts
    .filter(isInline)
    .map(({ content }) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return [...new Set(hashes)];
}

function isInline({ attributes }: { attributes: string }): boolean {
  const [, type = ''] = /\btype="([^"]*)"/i.exec(attributes) ?? [];
  return !/\bsrc=/i.test(attributes) && EXECUTED.test(type);
}
