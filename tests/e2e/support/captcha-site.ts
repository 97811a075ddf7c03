import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { listenOnLoopback } from '../../unit/server/loopback.ts';
import { type ContactSite, startContactSite } from './contact-site.ts';

/** A CAPTCHA service of the tests' own: each run gives the next token, `given` being the last one. */
export const SCRIPT = `(() => {
  let runs = 0;
  const widgets = {};
  const run = (id) => setTimeout(() => widgets[id].callback((window.given = 'token-' + (runs += 1))), 20);
  window.turnstile = {
    render(element, options) {
      const id = 'widget-' + Object.keys(widgets).length;
      widgets[id] = options;
      window.shown = { sitekey: options.sitekey, height: element.offsetHeight };
      run(id);
      return id;
    },
    reset: run,
    remove() {},
    getResponse() {},
    isExpired: () => false,
    execute() {},
  };
})();`;

export interface CaptchaSite extends ContactSite {
  service: Awaited<ReturnType<typeof serveScript>>;
}

export async function startCaptchaSite(): Promise<CaptchaSite> {
  const service = await serveScript();
  const site = await startContactSite({
    CHALLENGE_SITE_KEY: 'site-key',
    CHALLENGE_SCRIPT_URL: service.address,
    CHALLENGE_SECRET: 'secret',
    CHALLENGE_VERIFY_URL: new URL('/siteverify', service.address).href,
  });
  return {
    ...site,
    service,
    stop: async () => {
      await site.stop();
      await service.stop();
    },
  };
}

const tokenSchema = z.object({ response: z.string() });

async function serveScript() {
  const asked: string[] = [];
  const verified: string[] = [];
  let refused: readonly string[] = [];
  let isHanging = false;
  const server = createServer(async (request, response) => {
    const { url = '', method } = request;
    if (method === 'POST') {
      const { response: token } = tokenSchema.parse(await json(request));
      verified.push(token);
      return response.end(JSON.stringify({ success: !refused.includes(token) }));
    }
    asked.push(url);
    // A service that hangs takes the connection and says nothing.
    if (!isHanging) response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
  });
  const port = await listenOnLoopback(server);
  return {
    address: `http://127.0.0.1:${port}/api.js`,
    /** Requests of browsers so far. */
    asked,
    /** Tokens that a server has asked about so far. */
    verified,
    refuse: (tokens: readonly string[]) => {
      refused = tokens;
    },
    hang: (isOn: boolean) => {
      isHanging = isOn;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
