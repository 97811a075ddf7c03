import * as z from 'zod';
import { type Sql, type Store, sql } from './store.ts';

const rowSchema = z.object({ value: z.string() });
const rowsSchema = z.array(rowSchema);

export async function readSetting(store: Store, name: string): Promise<string | undefined> {
  return rowsSchema.parse(await store.all(selectSetting(name)))[0]?.value;
}

/** The statement that sets a setting. */
export function writeSetting(name: string, value: string): Sql {
  return sql`insert into settings (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`;
}

/** Sets a setting unless an instance has set it before; returns its value. */
export async function initSetting(store: Store, name: string, value: string): Promise<string> {
  const [, rows] = await store.batch([
    sql`insert into settings (name, value) values (${name}, ${value}) on conflict (name) do nothing`,
    selectSetting(name),
  ]);
  return z.tuple([rowSchema]).parse(rows)[0].value;
}

/** Changes a setting unless another instance has done so since it was read; returns whether it did. */
export async function replaceSetting(
  store: Store,
  name: string,
  from: string,
  to: string,
): Promise<boolean> {
  const rows = await store.all(
    sql`update settings set value = ${to} where name = ${name} and value = ${from} returning name`,
  );
  return rows.length > 0;
}

function selectSetting(name: string): Sql {
  return sql`select value from settings where name = ${name}`;
}
