import type { SqlValue, Statement, Store } from '#app/server/store/store.ts';

/** A store that is empty and keeps what it is asked to change as SQL, for a database out of reach. */
export function openWrittenStore(): Store & { sql: () => string } {
  const written: string[] = [];
  return {
    all: async () => [],
    batch: async (statements) => {
      written.push(...statements.map(writeStatement));
      return statements.map(() => []);
    },
    close: async () => undefined,
    sql: () => written.join('\n'),
  };
}

/** In one line, as `wrangler d1 execute --command` takes it. */
function writeStatement([sql, ...parameters]: Statement): string {
  const oneLine = sql.replace(/\s+/g, ' ').trim();
  return `${oneLine.replace(/\?(\d+)/g, (_, number) => writeValue(parameters[Number(number) - 1] ?? null))};`;
}

function writeValue(value: SqlValue): string {
  if (typeof value !== 'string') return String(value);
  return `'${value.replaceAll("'", "''")}'`;
}
