import type { PricingConfig } from './config';
import { COMMITMENT_YEARS } from './discounts';
import { type Quote, quoteSelection } from './quote';
import { chooseCommitment, chooseMonthly, type Selection } from './selection';

/** One way of paying for a selection. */
export type TermQuote = { selection: Selection; quote: Quote };

/** The same selection billed monthly and for each commitment, in this order (D30). */
export function listTermQuotes(config: PricingConfig, selection: Selection): TermQuote[] {
  const ways = [
    chooseMonthly(selection),
    ...COMMITMENT_YEARS.map((years) => chooseCommitment(selection, years)),
  ];
  return ways.map((way) => ({ selection: way, quote: quoteSelection(config, way) }));
}
