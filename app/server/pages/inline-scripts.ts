import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types that a browser executes; anything else is data, which a policy does not concern. */
const EXECUTED = /^(?:|module|text\/javascript|application\/javascript)$/i;

/**
 * The policy's name for each inline script of a page: `'sha256-…'`, each once. It takes rendered
 * pages only, where nothing a visitor sent can open a script.
 */
export function hashInlineScripts(html: string): string[] {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, attributes = '', content = '']) => ({
    attributes,
    content,
  }));
  // Not the asynchronous hashes of the web: handing so little to another thread costs more.
  const hashes = scripts
    .filter(isInline)
    .map(({ content }) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return [...new Set(hashes)];
}

function isInline({ attributes }: { attributes: string }): boolean {
  const [, type = ''] = /\btype="([^"]*)"/i.exec(attributes) ?? [];
  return !/\bsrc=/i.test(attributes) && EXECUTED.test(type);
}
