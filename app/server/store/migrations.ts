import { raw } from 'sql-template-tag';
import * as z from 'zod';
import { MIGRATIONS } from './schema.ts';
import { type Store, StoreFaultError, sql } from './store.ts';

/** Which schema the store has, and the oldest schema number whose programs may write to it. */
export const SCHEMA_COLUMNS = sql`(select coalesce(max(number), 0) from migrations) as schema,
  (select value from settings where name = 'oldest writer') as "oldestWriter"`;

export const schemaColumnsSchema = z.object({
  schema: z.number(),
  oldestWriter: z.nullable(z.coerce.number()),
});

const numberSchema = z.tuple([z.object({ number: z.number() })]);

/** The store has a schema that this program must not write to. */
export class StoreTooNewError extends StoreFaultError {
  constructor(found: number, known: number) {
    super(
      'SCHEMA_TOO_NEW',
      `The store has schema ${found}, but this program only knows ${known} and writes nothing. ` +
        'Run the version that migrated the store, or a newer one.',
    );
  }
}

/** @throws StoreTooNewError if this program must not write to the store */
export function requireKnownSchema(
  { schema, oldestWriter }: z.infer<typeof schemaColumnsSchema>,
  known = MIGRATIONS.length,
): void {
  const mayWrite = schema <= known || (oldestWriter !== null && oldestWriter <= known);
  if (!mayWrite) throw new StoreTooNewError(schema, known);
}

/**
 * Migrates the store to this program's schema. Several instances may do so at once.
 * @throws StoreTooNewError if this program must not write to the store
 */
export async function migrate(
  store: Store,
  now: number,
  migrations: readonly (readonly string[])[] = MIGRATIONS,
): Promise<void> {
  const applied = await readApplied(store);
  if (applied > migrations.length) {
    const rows = await store.all(sql`select ${SCHEMA_COLUMNS}`);
    requireKnownSchema(z.tuple([schemaColumnsSchema]).parse(rows)[0], migrations.length);
  }
  for (const [index, statements] of migrations.entries()) {
    const number = index + 1;
    if (number > applied) await apply(store, number, statements, now);
  }
}

async function apply(store: Store, number: number, statements: readonly string[], now: number) {
  const mark = sql`insert into migrations (number, applied_at) values (${number}, ${now})`;
  try {
    await store.batch([mark, ...statements.map(raw)]);
  } catch (error) {
    // Another instance may have applied it.
    if ((await readNumber(store)) < number) throw error;
  }
}

/** Only reads if the store has been migrated before, because it may be read-only. */
async function readApplied(store: Store): Promise<number> {
  try {
    return await readNumber(store);
  } catch (error) {
    if (error instanceof StoreFaultError) throw error;
    await createNumbers(store);
    return readNumber(store);
  }
}

async function createNumbers(store: Store): Promise<void> {
  const create = sql`create table if not exists migrations
    (number bigint primary key, applied_at bigint not null)`;
  try {
    await store.all(create);
  } catch {
    // Two instances may collide on Postgres if they create the table at once.
    await store.all(create);
  }
}

async function readNumber(store: Store): Promise<number> {
  const rows = await store.all(sql`select coalesce(max(number), 0) as number from migrations`);
  return numberSchema.parse(rows)[0].number;
}
