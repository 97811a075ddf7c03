import { it } from 'vitest';
import { chooseNamed, expectStrangersAreHarmless } from './support/strangers';

it('named inputs of strangers stop neither site nor office (D36)', () =>
  expectStrangersAreHarmless(chooseNamed));
