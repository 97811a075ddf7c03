import { it } from 'vitest';
import { findPostgres } from '#tools/checks/programs';
import {
  chooseNamed,
  chooseRandom,
  expectStrangersAreHarmless,
} from '../integration/support/strangers';
import { createDatabase } from './support/database';

it.skipIf(findPostgres() === undefined)(
  'named and 2,500 other random inputs of strangers stop neither site nor office on Postgres (D36)',
  async () =>
    expectStrangersAreHarmless((entries) => [...chooseNamed(entries), ...chooseRandom(entries)], {
      DATABASE_URL: await createDatabase(),
    }),
);
