import { join } from 'node:path';
import { describe, it, type TestContext } from 'vitest';
import { readTotal } from '../integration/support/page';
import { ask, publishCore, readCore, runPrices, WITHIN } from '../integration/support/prices';
import { startServer } from '../integration/support/server';
import { type PricedServer, startPricedServer } from '../integration/support/test-prices';

/** A server with the tests' own prices, which ends with its test. */
async function startSite({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<Site> {
  const server = await startPricedServer();
  onTestFinished(async () => void (await server.stop()));
  return {
    server,
    askFor: (path) => ask(server.origin, path),
    readTotalOfCore: () => readCore(server.origin),
    versionAfter: (publications) => String(server.version + publications),
  };
}

interface Site {
  server: PricedServer;
  askFor: (path: string) => ReturnType<typeof ask>;
  readTotalOfCore: () => Promise<string | undefined>;
  /** The number of what is published after the tests' own prices. */
  versionAfter: (publications: number) => string;
}

// Concurrent, because each test has a server and mostly waits.
describe.concurrent('a price list published with the command', () => {
  it('is replaced by an earlier one, and finally by the built-in one', async (context) => {
    const { expect } = context;
    const { server, askFor, readTotalOfCore, versionAfter } = await startSite(context);
    await publishCore(server.folder, 529);
    await publishCore(server.folder, 549);
    await expect.poll(readTotalOfCore, WITHIN).toBe('678 €');
    await runPrices(server.folder, ['activate', versionAfter(1), '--reason', 'too dear']);
    await expect.poll(readTotalOfCore, WITHIN).toBe('658 €');
    await runPrices(server.folder, ['activate', versionAfter(0), '--reason', 'as it was']);
    await expect.poll(readTotalOfCore, WITHIN).toBe('628 €');
    await runPrices(server.folder, ['activate', '0', '--reason', 'as delivered']);
    const readLanding = async () => (await askFor('/')).text;
    await expect.poll(readLanding, WITHIN).not.toContain('EXTRA_COSTS');
  });

  it('takes effect in the planned second, and no cache serves the old one afterwards', async (context) => {
    const { expect } = context;
    const { server, askFor, readTotalOfCore, versionAfter } = await startSite(context);
    await askFor('/preiskalkulator/core');
    // The command takes whole seconds.
    const at = Math.ceil(Date.now() / 1000) * 1000 + 12_000;
    const time = new Date(at).toISOString().replace(/\.\d+/, '');
    const { output } = await publishCore(server.folder, 529, ['--at', time]);
    expect(output).toContain(`Version ${versionAfter(1)} comes into force `);
    // Time is what is tested. By then the server has heard of the plan.
    await sleep(at - 2500 - Date.now());
    const early = await askFor('/preiskalkulator/core');
    expect(readTotal(early.text)).toBe('628 €');
    expect(early.caching).toMatch(/s-maxage=[12],/);
    await sleep(at - 20 - Date.now());
    while (Date.now() < at + 100) {
      const asked = Date.now();
      const total = await readTotalOfCore();
      if (asked >= at) expect(total).toBe('658 €');
      if (Date.now() < at) expect(total).toBe('628 €');
    }
  });
});

describe.concurrent('the last known list stays in force', () => {
  it('when a version is unreadable, which is logged', async (context) => {
    const { expect } = context;
    const { server, readTotalOfCore, versionAfter } = await startSite(context);
    await publishCore(server.folder, 529);
    await expect.poll(readTotalOfCore, WITHIN).toBe('658 €');
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(join(server.folder, '.data', 'stagemap.sqlite'));
    database.exec(
      "insert into price_versions select number + 1, number, '{', author, reason, published_at from price_versions order by number desc limit 1",
    );
    database.exec(
      "insert into price_log (position, claim, version, effective_at, planned, recorded_at, author, reason) select position + 1, 'x', version + 1, effective_at + 1, 0, recorded_at, author, reason from price_log order by position desc limit 1",
    );
    database.close();
    await expect
      .poll(() => server.readOutput(), WITHIN)
      .toContain(
        `"message":"a published price list cannot be read","version":${versionAfter(2)},"shown":${versionAfter(1)}`,
      );
    expect(await readTotalOfCore()).toBe('658 €');
    await publishCore(server.folder, 549);
    await expect.poll(readTotalOfCore, WITHIN).toBe('678 €');
  });

  it('when the schema is too new', async (context) => {
    const { expect } = context;
    const { server, readTotalOfCore } = await startSite(context);
    await publishCore(server.folder, 529);
    await expect.poll(readTotalOfCore, WITHIN).toBe('658 €');
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(join(server.folder, '.data', 'stagemap.sqlite'));
    database.exec('insert into migrations (number, applied_at) values (1000, 0)');
    database.close();
    await expect.poll(() => server.readOutput(), WITHIN).toContain('"reason":"SCHEMA_TOO_NEW"');
    expect(await readTotalOfCore()).toBe('658 €');
    const refused = await runPrices(server.folder, ['activate', '0', '--reason', 'test']);
    expect(refused).toMatchObject({ exitCode: 1 });
    expect(refused.output).toContain('The store has schema 1000');
  });

  it('from the copy on disk, when the server starts without its Postgres', async (context) => {
    const { expect } = context;
    const { server, readTotalOfCore } = await startSite(context);
    await publishCore(server.folder, 529);
    await expect.poll(readTotalOfCore, WITHIN).toBe('658 €');
    // As an instance with Postgres keeps it.
    const nowhere = await startServer(
      { DATABASE_URL: 'postgres://127.0.0.1:9/none' },
      { copyOf: join(server.folder, '.data', 'price-lists.json') },
    );
    try {
      const response = await fetch(`${nowhere.origin}/preiskalkulator/core`);
      expect(readTotal(await response.text())).toBe('658 €');
      expect(nowhere.readOutput()).toContain('"message":"the price list in force cannot be read"');
    } finally {
      await nowhere.stop();
    }
  });
});

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
