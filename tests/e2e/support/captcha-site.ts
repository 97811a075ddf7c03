import { createServer } from 'node:http';
import { type ContactSite, startContactSite } from './contact-site.ts';

/** A CAPTCHA service of the tests' own: each run gives the next token. */
export const SCRIPT = `(() => {
  let runs = 0;
  const widgets = {};
  const run = (id) => setTimeout(() => widgets[id].callback('token-' + (runs += 1)), 20);
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

async function serveScript() {
  const asked: string[] = [];
  let isHanging = false;
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    // A service that hangs takes the connection and says nothing.
    if (!isHanging) response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  return {
    address: `http://127.0.0.1:${port}/api.js`,
    /** Requests of browsers so far. */
    asked,
    hang: (isOn: boolean) => {
      isHanging = isOn;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
