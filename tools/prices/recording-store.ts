import type { SqlValue, Statement, Store } from '#app/server/store/store.ts';

const READING = /^\s*select\b/i;

/** A store that also says what was written to it, for another one with the same content. */
export function recordWrites(store: Store): { store: Store; readStatements: () => string } {
  const written: string[] = [];
  const record = (statements: readonly Statement[]) => {
    for (const statement of statements) {
      if (!READING.test(statement[0])) written.push(writeOut(statement));
    }
  };
  return {
    store: {
      ...store,
      all: (...statement) => {
        record([statement]);
        return store.all(...statement);
      },
      batch: (statements) => {
        record(statements);
        return store.batch(statements);
      },
    },
    readStatements: () => written.join('\n'),
  };
}

/** With its parameters in their places. */
function writeOut([sql, ...parameters]: Statement): string {
  const filled = sql.replace(/\?(\d+)/g, (_, number) => quote(parameters[number - 1] ?? null));
  return `${filled.replace(/\n\s*/g, '\n  ')};`;
}

function quote(value: SqlValue): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
