import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { readEnvironment } from '#app/server/environment.ts';
import { openInquiries } from '#app/server/inquiries/open-inquiries.ts';
import { openPrices } from '#app/server/prices/open-prices.ts';
import { createStaffContext, type StaffContext } from '#app/server/staff/staff-context.ts';
import type { Store } from '#app/server/store/store.ts';
import type { Site } from '#app/server.ts';

const handler = new URL('../../../dist/server/server.js', import.meta.url).href;

export interface TestSite {
  /** The origin of every request, as a browser on the server's machine would send it. */
  origin: string;
  /** The working folder that commands need to reach the same store. */
  folder: string;
  store: Store;
  staff: StaffContext;
  /** Follows no redirect. The visitor's network address is 127.0.0.1 unless one is given. */
  fetch: (path: string, init?: RequestInit, address?: string) => Promise<Response>;
  /** @throws Error unless the page is answered with this status */
  readPage: (path: string, status?: number) => Promise<Document>;
  /** Asks the store for the prices in force, as the host does every second. */
  refreshPrices: () => Promise<void>;
  close: () => Promise<void>;
}

let readVariables: string | undefined;

/**
 * The handler of the built site in this process, with a separate store but without port, child
 * process and files of the build. The build reads its environment once, so all sites of a process
 * have the same one.
 */
export async function openSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const wanted = JSON.stringify(variables);
  readVariables ??= wanted;
  if (readVariables !== wanted) throw new Error('A site of this process has other variables');
  const folder = await mkdtemp(join(tmpdir(), 'stagemap-'));
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATABASE_URL: `file:${join(folder, '.data', 'stagemap.sqlite')}`,
    ...variables,
  });
  const { default: site }: { default: Site } = await import(handler);
  const environment = readEnvironment(process.env);
  const inquiries = await openInquiries(environment);
  const { prices, stop } = await openPrices(inquiries.store, environment.DATABASE_URL);
  const origin = `http://localhost:${environment.PORT}`;
  const staff = createStaffContext(environment, inquiries.store, environment.PORT);
  const host = {
    inquiries,
    prices,
    staff,
    checkStore: inquiries.checkStore,
  };

  async function fetchFromSite(
    path: string,
    init: RequestInit = {},
    address = '127.0.0.1',
  ): Promise<Response> {
    return site.fetch(new Request(origin + path, init), { ...host, address });
  }

  return {
    origin,
    folder,
    staff,
    store: inquiries.store,
    fetch: fetchFromSite,
    readPage: async (path, status = 200) => {
      const response = await fetchFromSite(path, { headers: { accept: 'text/html' } });
      if (response.status !== status) throw new Error(`${path} answers ${response.status}`);
      return parseHTML(await response.text()).document;
    },
    refreshPrices: () => prices.refresh(),
    close: async () => {
      stop();
      inquiries.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
