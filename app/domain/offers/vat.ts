import { type Amount, addAmounts, multiplyAmounts, toAmount } from '#app/domain/pricing/amount';
import { roundToCents } from '#app/domain/pricing/decimal';

/** VAT for customers in Germany; elsewhere in the EU a business owes it itself. */
export const VAT_PERCENT = 19;

const VAT_RATE = toAmount(VAT_PERCENT / 100);

/** Amounts in whole cents that add up, as on an invoice. */
export interface Taxed {
  net: Amount;
  vat: Amount;
  gross: Amount;
}

/** The net amount to the cent, the tax on it and their sum, commercially rounded (D39). */
export function addVat(exact: Amount): Taxed {
  const net = roundToCents(exact);
  const vat = roundToCents(multiplyAmounts(net, VAT_RATE));
  return { net, vat, gross: addAmounts(net, vat) };
}
