import { STARTER } from 'virtual:starter';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/;
const HEAD = '<head>';

/** The starter is a file of its own: where it stands, browsers check its hash. */
const starter = describeStarter();

/**
 * A rendered page whose scripts wait for the visitor's first sign (D44): instead of them it names
 * the starter, first of all in its head, so that it runs before anything is painted.
 */
export async function deferScripts(html: string): Promise<string> {
  const [element, entry] = ENTRY.exec(html) ?? [];
  if (element === undefined || entry === undefined) return html;
  const parts = new Set(Array.from(html.matchAll(PRELOAD), ([, href]) => href));
  parts.delete(entry);
  const { path, integrity } = await starter;
  const script = `<script src="${path}" integrity="${integrity}" data-entry="${entry}" data-parts="${[...parts].join(' ')}"></script>`;
  return html
    .replace(PRELOAD, '')
    .replace(element, '')
    .replace(HEAD, () => HEAD + script);
}

/** The starter, if it is asked for. */
export async function findStarter(pathname: string): Promise<Response | undefined> {
  const { path } = await starter;
  if (pathname !== path) return undefined;
  return new Response(STARTER, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

async function describeStarter(): Promise<{ path: string; integrity: string }> {
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-384', new TextEncoder().encode(STARTER)),
  );
  const name = Array.from(hash.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0'));
  return {
    path: `/start-${name.join('')}.js`,
    integrity: `sha384-${btoa(String.fromCharCode(...hash))}`,
  };
}
