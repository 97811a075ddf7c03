import { it } from 'vitest';
import { chooseNamed, expectStrangersAreHarmless } from './support/strangers';

it(
  'named inputs of strangers stop neither site nor office (D36)',
  () =>
    // It computes all the time, which takes minutes on a busy machine.
    expectStrangersAreHarmless(chooseNamed),
  300_000,
);
