import { type Amount, floorToEuros } from '#app/domain/pricing/amount';
import { listPlans } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { getCounts } from '#app/domain/pricing/counts';
import { toDecimalString } from '#app/domain/pricing/decimal';
import { getTermDiscountPercent, listPositions, quoteSelection } from '#app/domain/pricing/quote';
import {
  calculatorSearchSchema,
  decodeAddonId,
  parseQueryString,
} from '#app/domain/pricing/search';
import { resolveSelection, type Selection } from '#app/domain/pricing/selection';
import { checkSelection } from '#app/domain/pricing/warnings';
import type { Result } from '#app/domain/result';
import { createProblem } from './problems';
import {
  getSchemas,
  hasUsedTerm,
  type Problem,
  type QuoteAnswer,
  TERM_NEEDS_YEARLY,
} from './schemas';

export interface PricedSelection {
  selection: Selection;
  /** The requested addons; those that are not priced give warnings. */
  wantedAddons: readonly string[];
}

/** Reads the calculator's parameters (D12, D14); invalid ones are reported, not ignored. */
export function readSelection(
  config: PricingConfig,
  query: string,
): Result<PricedSelection, Problem> {
  const given = parseQueryString(query);
  const read = calculatorSearchSchema.parse(given);
  const { parameters: schema } = getSchemas(config);
  const parameters = schema.refine(hasUsedTerm, TERM_NEEDS_YEARLY).safeParse({
    ...read,
    plan: given.plan,
    addons: read.addons?.map(decodeAddonId),
  });
  if (!parameters.success) {
    const errors = parameters.error.issues.map(({ path, message }) => ({
      parameter: String(path[0]),
      detail: message,
    }));
    const detail = errors.map((error) => `${error.parameter} ${error.detail}`).join('; ');
    return { kind: 'refused', refusal: createProblem('invalid-parameters', detail, errors) };
  }
  const { plan: planId, addons: wanted = [] } = parameters.data;
  const plan = listPlans(config).find(({ id }) => id === planId);
  if (plan?.salesOnly) {
    const detail = 'This plan is sold by individual quote. Write to us, or use the contact form.';
    return { kind: 'refused', refusal: createProblem('sales-only', detail) };
  }
  const selection = plan && resolveSelection(config, plan.id, read);
  if (!selection) throw new Error('The plan is one of the list');
  return { kind: 'ok', value: { selection, wantedAddons: [...new Set(wanted)] } };
}

/** Composes the answer; without a list price it has neither lines nor sums (D18). */
export function composeQuote(
  config: PricingConfig,
  version: number,
  { selection, wantedAddons }: PricedSelection,
): QuoteAnswer {
  const quote = quoteSelection(config, selection);
  const { plan, isYearly, commitmentYears = null } = selection;
  const schemas = getSchemas(config);
  const total = quote ? writeMoney(quote.total) : null;
  return {
    version,
    currency: 'EUR',
    per: isYearly ? 'year' : 'month',
    plan: { id: plan.id, title: plan.title },
    counts: schemas.counts.parse(getCounts(selection)),
    addons: [...selection.selectedAddons],
    commitmentYears,
    valueAddedTaxIncluded: false,
    onRequest: !quote,
    // The schema of its kind drops what a line does not have.
    lines: (quote?.lines ?? []).map((line) =>
      schemas.line.parse({
        ...line,
        addon: line.kind === 'addon' ? line.addonId : undefined,
        quantity: line.count,
        unitPrice: toDecimalString(line.unitPrice),
        monthly: toDecimalString(line.monthly),
      }),
    ),
    sums:
      quote && total
        ? {
            beforeDiscount: writeMoney(
              isYearly ? quote.yearlyBeforeDiscount : quote.monthlyBeforeDiscount,
            ),
            discount: writeMoney(isYearly ? quote.yearlyDiscount : quote.monthlyDiscount),
            afterDiscount: total,
          }
        : null,
    discountPercent: getTermDiscountPercent(config, selection),
    total,
    totalOverTerm: quote?.totalOverTerm ? writeMoney(quote.totalOverTerm) : null,
    warnings: checkSelection(config, selection, listPositions(config, selection), wantedAddons),
  };
}

function writeMoney(amount: Amount) {
  return { exact: toDecimalString(amount), shown: floorToEuros(amount) };
}
