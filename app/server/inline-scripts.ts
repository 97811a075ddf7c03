const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types that a browser executes; anything else is data, which a policy does not concern. */
const EXECUTED = /^(?:|module|text\/javascript|application\/javascript)$/i;

/**
 * The policy's name for each inline script of a page: `'sha256-…'`, each once. It takes rendered
 * pages only, where nothing a visitor sent can open a script.
 */
export async function hashInlineScripts(html: string): Promise<string[]> {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, attributes = '', content = '']) => ({
    attributes,
    content,
  }));
  const hashes = await Promise.all(
    scripts.filter(isInline).map(async ({ content }) => `'sha256-${await hash(content)}'`),
  );
  return [...new Set(hashes)];
}

function isInline({ attributes }: { attributes: string }): boolean {
  const [, type = ''] = /\btype="([^"]*)"/i.exec(attributes) ?? [];
  return !/\bsrc=/i.test(attributes) && EXECUTED.test(type);
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
