import * as z from 'zod';
import { offeredLanguages, REFERENCE_LANGUAGE } from '#app/i18n/languages';
import {
  hasUsedTerm,
  omitSafeBounds,
  type Schemas,
  TERM_NEEDS_YEARLY,
} from '#app/server/api/schemas';

// Inputs and outputs of the tools, made from those of the price API.

const language = z
  .enum(offeredLanguages.map(({ code }) => code))
  .default(REFERENCE_LANGUAGE)
  .meta({ description: 'Language of texts and addresses' });
const address = z.url().meta({ description: 'Page for a person, with the form for an inquiry' });

export type ToolSchemas = ReturnType<typeof createToolSchemas>;

const kept = new WeakMap<Schemas, ToolSchemas>();

/** The schemas of the tools for a price list, which are made once. */
export function getToolSchemas(schemas: Schemas): ToolSchemas {
  const made = kept.get(schemas) ?? createToolSchemas(schemas);
  kept.set(schemas, made);
  return made;
}

function createToolSchemas({ parameters, priceList, quote }: Schemas) {
  const quoteShape = { ...parameters.shape, language };
  const termsShape = parameters.omit({ yearly: true, commitment: true }).extend({ language }).shape;
  const quoteInput = closeInput(quoteShape).refine(hasUsedTerm, TERM_NEEDS_YEARLY);
  const terms = z.array(
    quote
      .pick({
        commitmentYears: true,
        per: true,
        onRequest: true,
        discountPercent: true,
        total: true,
        totalOverTerm: true,
      })
      .extend({ address }),
  );
  return {
    listInput: describeOnce(closeInput({ language })),
    listOutput: describeOnce(priceList),
    quoteInput: describeOnce(quoteInput),
    quoteOutput: describeOnce(quote.extend({ address })),
    termsInput: describeOnce(closeInput(termsShape)),
    termsOutput: describeOnce(
      quote
        .pick({
          version: true,
          currency: true,
          plan: true,
          counts: true,
          addons: true,
          valueAddedTaxIncluded: true,
          warnings: true,
        })
        .extend({ terms }),
    ),
    offerOutput: describeOnce(
      z.object({
        number: z.string(),
        address,
        version: quote.shape.version,
        createdAt: z.iso.datetime(),
        validUntil: z.iso.datetime(),
        warnings: quote.shape.warnings,
      }),
    ),
  };
}

/** An input that refuses unknown arguments, because a mistyped one would be ignored. */
function closeInput<Shape extends z.ZodRawShape>(shape: Shape) {
  const accepted = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys?.join(', ')}: unknown. Accepted are ${accepted}`
        : undefined,
  });
}

type Describe = z.ZodType['~standard']['jsonSchema']['input'];

/**
 * Lets a schema make its JSON Schema once, since the protocol's server asks for it with each request
 * and each `tools/list`.
 */
function describeOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const { jsonSchema } = schema['~standard'];
  Object.assign(jsonSchema, { input: once(jsonSchema.input), output: once(jsonSchema.output) });
  return schema;
}

/** The server always asks for the same target. */
function once(describe: Describe): Describe {
  let made: ReturnType<Describe> | undefined;
  return (options) => {
    made ??= describe({ ...options, libraryOptions: { override: omitSafeBounds } });
    return made;
  };
}

export type ListInput = z.output<ToolSchemas['listInput']>;
/** Arguments that select a configuration; those of a quote may also have a term. */
export type SelectionInput = z.output<ToolSchemas['termsInput']>;
