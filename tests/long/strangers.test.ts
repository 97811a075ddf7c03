import { it } from 'vitest';
import { chooseRandom, expectStrangersAreHarmless } from '../integration/support/strangers';

it('2,500 random inputs of strangers stop neither site nor office on SQLite (D36)', () =>
  expectStrangersAreHarmless(chooseRandom));
