import { mkdirSync } from 'node:fs';
import { formatInquiryRoute, readEnvironment } from '#app/server/environment.ts';
import { LOCAL_D1_FOLDER } from '../command-line/d1.ts';
import { findUnsupportedReason } from './unsupported-reason.ts';

// The server of `npm run start:edge`.

try {
  const unsupportedReason = findUnsupportedReason();
  if (unsupportedReason !== undefined)
    throw new Error(`Cloudflare's runtime cannot run on this machine: ${unsupportedReason}`);
  const { startLocalEdge } = await import('./local-edge.ts');

  const { PORT: port, HOST: host, ...environment } = readEnvironment(process.env);
  const variables = Object.fromEntries(
    Object.keys(environment).flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  // Locally the Worker's host name differs from the site's.
  variables.STAFF_ORIGIN ??= `http://localhost:${port}`;
  mkdirSync(LOCAL_D1_FOLDER, { recursive: true, mode: 0o700 });
  const { origin, edge, runScheduled } = await startLocalEdge({
    port,
    host,
    variables,
    folder: LOCAL_D1_FOLDER,
  });
  setInterval(() => void runScheduled(), 60_000);
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => void edge.dispose().finally(() => process.exit(0)));
  }
  console.log(`Listening on ${origin}, as a Worker`);
  const command = 'DATABASE_URL=d1:local npm run inbox';
  console.log(formatInquiryRoute(environment, 'the database DB, in .data/edge', command));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
