import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import * as z from 'zod';
import configuration from './wrangler.json' with { type: 'json' };

/** The settings of assets in wrangler.json that Miniflare takes under other names or types. */
const assetsSchema = z.object({
  run_worker_first: z.literal(true),
  html_handling: z.literal('none'),
  not_found_handling: z.literal('none'),
});

interface LocalEdge {
  /** `0` lets the system choose. */
  port: number;
  host: string;
  variables: Record<string, string>;
  /** Folder of the store; without it, the store is in memory. */
  folder?: string;
}

/**
 * Runs the built Worker locally in Cloudflare's runtime, without an account.
 * @throws Error if the Worker does not start, for example because of a wrong variable
 */
export async function startLocalEdge({ port, host, variables, folder }: LocalEdge) {
  const { main, assets, ...rest } = configuration;
  const { html_handling, not_found_handling } = assetsSchema.parse(assets);
  const edge = new Miniflare({
    port,
    host,
    modules: [{ type: 'ESModule', path: resolvePath(main) }],
    compatibilityDate: rest.compatibility_date,
    compatibilityFlags: rest.compatibility_flags,
    unsafeTriggerHandlers: true,
    bindings: { ...rest.vars, ...variables },
    d1Databases: rest.d1_databases.map(({ binding }) => binding),
    d1Persist: folder ?? false,
    assets: {
      directory: resolvePath(assets.directory),
      binding: assets.binding,
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
      assetConfig: { html_handling, not_found_handling },
    },
  });
  try {
    const { origin } = await edge.ready;
    /** Runs the scheduled handler to its end, as Cloudflare does every minute. */
    const runScheduled = async () => {
      const answer = await edge.dispatchFetch(`${origin}/cdn-cgi/handler/scheduled`);
      await answer.text();
    };
    return { origin, edge, runScheduled };
  } catch (error) {
    await edge.dispose();
    throw error;
  }
}

function resolvePath(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
