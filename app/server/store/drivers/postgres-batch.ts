import type { Connection, Submittable } from 'pg';
import type { Row, Statement } from '#app/server/store/store.ts';

interface Column {
  name: string;
  dataTypeID: number;
}

type ReadValue = (text: string, typeId: number) => unknown;

/** What a connection has planned already, by its statement. */
const planned = new WeakMap<Connection, Map<string, string>>();

/**
 * Statements that Postgres gets and answers in one piece, with one sync at their end: that makes
 * them a transaction without `begin` and `commit`, and costs half of it. The methods are those by
 * which `pg` hands its own queries what comes in. After an error the connection is not used again.
 */
export class PostgresBatch implements Submittable {
  readonly #statements: readonly Statement[];
  readonly #read: ReadValue;
  readonly #done = Promise.withResolvers<Row[][]>();
  readonly #results: Row[][] = [];
  #columns: readonly Column[] = [];
  #rows: Row[] = [];

  constructor(statements: readonly Statement[], read: ReadValue) {
    this.#statements = statements;
    this.#read = read;
  }

  get done(): Promise<Row[][]> {
    return this.#done.promise;
  }

  /** `pg` puts its own in the place, which ends the time it gives an answer. */
  callback = (error?: Error | null): void => {
    if (error) this.#done.reject(error);
    else this.#done.resolve(this.#results);
  };

  submit(connection: Connection): void {
    const names = planned.get(connection) ?? new Map<string, string>();
    planned.set(connection, names);
    connection.stream.cork();
    for (const [sql, ...values] of this.#statements) {
      // Without parameters it may be a change of the schema, which has no plan.
      const known = values.length === 0 ? '' : names.get(sql);
      const name = known ?? `b${names.size}`;
      if (name !== '') names.set(sql, name);
      if (known === undefined || name === '') {
        connection.parse({ name, text: toPostgres(sql), types: [] }, true);
      }
      const texts = values.map((value) => (value === null ? null : String(value)));
      connection.bind({ portal: '', statement: name, values: texts }, true);
      connection.describe({ type: 'P', name: '' }, true);
      connection.execute({ portal: '' }, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#columns = fields;
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Row = {};
    for (const [index, { name, dataTypeID }] of this.#columns.entries()) {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : this.#read(text, dataTypeID);
    }
    this.#rows.push(row);
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows);
    this.#rows = [];
    this.#columns = [];
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

/** Parameters as Postgres writes them. */
export function toPostgres(sql: string): string {
  return sql.replaceAll(/\?(\d+)/g, '$$$1');
}
