import * as z from 'zod';
import { offeredLanguages, REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { priceListSchema, quoteParametersSchema, quoteSchema } from '#app/server/api/schemas';

// Inputs and outputs of the tools, made from those of the price API.

const language = z
  .enum(offeredLanguages.map(({ code }) => code))
  .default(REFERENCE_LANGUAGE)
  .meta({ description: 'Language of texts and addresses' });
const address = z.url().meta({ description: 'Page for a person, with the form for an inquiry' });

export const listInput = z.object({ language });
export const listOutput = priceListSchema;

export const quoteInput = quoteParametersSchema.extend({ language });
export const quoteOutput = quoteSchema.extend({ address });

export const termsInput = quoteInput.omit({ yearly: true, commitment: true });
export const termsOutput = quoteSchema
  .pick({
    version: true,
    currency: true,
    plan: true,
    counts: true,
    addons: true,
    valueAddedTaxIncluded: true,
    warnings: true,
  })
  .extend({
    terms: z.array(
      quoteSchema
        .pick({
          commitmentYears: true,
          per: true,
          discountPercent: true,
          total: true,
          totalOverTerm: true,
        })
        .extend({ address }),
    ),
  });

export const offerOutput = z.object({
  number: z.string(),
  address,
  version: quoteSchema.shape.version,
  createdAt: z.iso.datetime(),
});

export type ListInput = z.output<typeof listInput>;
/** Arguments that select a configuration; those of a quote may also have a term. */
export type SelectionInput = z.output<typeof termsInput>;
