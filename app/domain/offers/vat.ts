import { type Amount, addAmounts, multiplyAmounts, toAmount } from '#app/domain/pricing/amount';
import { roundToCents } from '#app/domain/pricing/decimal';

/** German VAT; businesses in other EU countries pay it under reverse charge. */
export const VAT_PERCENT = 19;

const VAT_RATE = toAmount(VAT_PERCENT / 100);

/** Amounts in whole cents; net and VAT add up to gross. */
export interface Taxed {
  net: Amount;
  vat: Amount;
  gross: Amount;
}

/** Rounds the net amount and its VAT to cents and adds them up (D39). */
export function addVat(exact: Amount): Taxed {
  const net = roundToCents(exact);
  const vat = roundToCents(multiplyAmounts(net, VAT_RATE));
  return { net, vat, gross: addAmounts(net, vat) };
}
