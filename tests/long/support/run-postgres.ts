import type { TestProject } from 'vitest/node';
import { findPostgres } from '#tools/checks/programs.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the run's Postgres, if there is one, without a database. */
    postgres: string | undefined;
  }
}

/** Starts one Postgres for all files of the run. A test that ends its Postgres starts its own. */
export async function setup({ provide }: TestProject) {
  if (findPostgres() === undefined) return provide('postgres', undefined);
  const { origin, stop } = await startPostgres();
  provide('postgres', origin);
  return stop;
}
