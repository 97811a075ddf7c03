import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import * as z from 'zod';
import type { Row, Sql, Store } from '#app/server/store/store';

/** A D1 database of the test's own, in memory. */
export interface RunningD1 {
  openStore: () => Store;
  stop: () => Promise<void>;
}

const STORE = new URL('../../../app/server/store/drivers/d1-store.ts', import.meta.url);

/** The product's own driver runs beside the database, as on the edge; the test hands it statements. */
const WORKER = `
import { openD1Store } from './d1-store.js';
export default {
  async fetch(request, { DB }) {
    const { all, batch } = await request.json();
    const store = openD1Store(DB);
    try {
      return Response.json({ rows: all ? [await store.all(all)] : await store.batch(batch) });
    } catch (error) {
      return Response.json({ failure: error.message });
    }
  },
};`;

const answerSchema = z.union([
  z.object({ rows: z.array(z.array(z.record(z.string(), z.unknown()))) }),
  z.object({ failure: z.string() }),
]);

/**
 * One request for each question. Through Miniflare's bindings each statement would be three calls
 * between the processes, two of which hold up the test.
 */
export async function startD1(): Promise<RunningD1> {
  // Imported late, because loading fails on platforms without the runtime.
  const { Miniflare } = await import('miniflare');
  const driver = stripTypeScriptTypes(readFileSync(STORE, 'utf8'));
  const edge = new Miniflare({
    modules: [
      { type: 'ESModule', path: 'worker.js', contents: WORKER },
      { type: 'ESModule', path: 'd1-store.js', contents: driver },
    ],
    d1Databases: ['DB'],
  });

  async function ask(question: { all: object } | { batch: readonly object[] }) {
    const body = JSON.stringify(question);
    const response = await edge.dispatchFetch('http://localhost/', { method: 'POST', body });
    const answer = answerSchema.parse(await response.json());
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.rows;
  }

  return {
    openStore: () => ({
      all: async (statement): Promise<Row[]> => (await ask({ all: toJson(statement) })).flat(),
      batch: (statements) => ask({ batch: statements.map(toJson) }),
      close: async () => undefined,
    }),
    stop: () => edge.dispose(),
  };
}

/** JSON leaves out a statement's text, which is a getter. */
function toJson({ sql, values }: Sql) {
  return { sql, values };
}
