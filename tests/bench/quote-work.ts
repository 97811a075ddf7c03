import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { quoteSelection } from '#app/domain/pricing/quote';
import { parseAddressQuery } from '#app/domain/pricing/search';
import { resolveSelection, type Selection } from '#app/domain/pricing/selection';
import { PRICE_VECTORS } from '../price-vectors';

interface Work {
  perSecond: number;
}

const SECONDS = 1;
const config = createBuiltInConfig({ plans: {}, addons: {} });

/** The 400 configurations of the tests. */
const configurations = PRICE_VECTORS.map(({ input }) => {
  const { plan, users, systems, landscapes, yearly, commitment, addons } = input;
  const term = commitment === null ? '' : `&commitment=${commitment}`;
  const query = `?users=${users}&systems=${systems}&landscapes=${landscapes}&yearly=${yearly}${term}&addons=${addons}`;
  return { plan, query };
});

const selections = configurations.flatMap(({ plan, query }): Selection[] => {
  const { users, systems, landscapes, yearly, addons } = parseAddressQuery(query);
  const search = {
    users: Number(users),
    systems: Number(systems),
    landscapes: Number(landscapes),
    yearly: `${yearly}` === 'true',
    addons: `${addons}`.split(','),
  };
  const selection = resolveSelection(config, plan, search);
  return selection ? [selection] : [];
});

/** Prices them over and over. */
export function quoteAll(): Work {
  return count(selections, (selection) => quoteSelection(config, selection).totalShown);
}

/** The reference: taking their addresses to pieces, which every program has to. */
export function readAll(): Work {
  return count(configurations, ({ query }) => new URLSearchParams(query).size);
}

function count<T>(all: readonly T[], work: (one: T) => number): Work {
  const start = performance.now();
  let done = 0;
  let sum = 0;
  while (performance.now() - start < SECONDS * 1000) {
    for (const one of all) sum += work(one);
    done += all.length;
  }
  if (Number.isNaN(sum)) throw new Error('What was computed is not a number');
  return { perSecond: (done * 1000) / (performance.now() - start) };
}
