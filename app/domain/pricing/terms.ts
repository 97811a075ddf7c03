import type { PricingConfig } from './config';
import { COMMITMENT_YEARS } from './discounts';
import { type Quote, quoteSelection } from './quote';
import { chooseCommitment, chooseMonthly, type Selection } from './selection';

/** A selection with one of the terms, and its quote. */
export type TermQuote = { selection: Selection; quote: Quote };

/** Prices a selection with monthly billing and with each commitment, in this order (D30). */
export function listTermQuotes(config: PricingConfig, selection: Selection): TermQuote[] {
  const selections = [
    chooseMonthly(selection),
    ...COMMITMENT_YEARS.map((years) => chooseCommitment(selection, years)),
  ];
  return selections.map((one) => ({ selection: one, quote: quoteSelection(config, one) }));
}
