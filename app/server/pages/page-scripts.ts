import { createHash } from 'node:crypto';
import { scriptFiles } from 'virtual:client-files';
import { RELOAD_OUTDATED, STARTER } from 'virtual:starter';
import { startOnce } from '#app/domain/start-once';
import { takeScripts } from '#app/framework/rendered-scripts';
import {
  type Bytes,
  chooseEncoding,
  compress,
  type Encoding,
} from '#app/server/requests/content-encoding';

const HEAD = '<head>';

/** Path and integrity hash of the starter script. */
const starter = hashStarter();

/**
 * Replaces the scripts of a rendered page with the starter, which loads them on the visitor's first
 * interaction (D44). It comes first in the head, so that it runs before the first paint.
 */
export async function deferPageScripts(html: string): Promise<string> {
  const rendered = takeScripts(html);
  if (!rendered) return html;
  const { path, integrity } = starter;
  const others = rendered.others.toSorted((a, b) => orderOf(a) - orderOf(b));
  const scripts = [...others, rendered.entry].join(' ');
  const script = `<script src="${path}" integrity="${integrity}" data-scripts="${scripts}"></script>`;
  return rendered.html.replace(HEAD, () => HEAD + script);
}

const order = new Map(scriptFiles.map((file, at) => [file, at]));

const orderOf = (script: string) => order.get(script) ?? 0;

/** A tab of any release imports this file from the release that answers. */
const RELOAD_OUTDATED_PATH = '/reload-outdated.js';

/** The starter, or what it imports when scripts fail; undefined for any other path. */
export async function getStarterResponse({ url, headers }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const isStarter = pathname === starter.path;
  if (!isStarter && pathname !== RELOAD_OUTDATED_PATH) return undefined;
  const encoding = chooseEncoding(headers.get('accept-encoding'));
  const script = isStarter ? STARTER : RELOAD_OUTDATED;
  return new Response(await encodeScript(script, encoding), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': isStarter ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
}

const bodies = new Map<string, Promise<Bytes>>();

/** Compressed once. */
function encodeScript(script: string, encoding: Encoding): Promise<Bytes> {
  return startOnce(bodies, `${encoding} ${script}`, () =>
    compress(new TextEncoder().encode(script), encoding, 'best'),
  );
}

function hashStarter(): { path: string; integrity: string } {
  const hash = createHash('sha384').update(STARTER).digest();
  return {
    path: `/start-${hash.toString('hex', 0, 4)}.js`,
    integrity: `sha384-${hash.toString('base64')}`,
  };
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types that a browser executes; anything else is data and outside the policy. */
const EXECUTED = /^(?:|module|text\/javascript|application\/javascript)$/i;

/** CSP sources of a rendered page's inline scripts; no visitor's input can open one. */
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
