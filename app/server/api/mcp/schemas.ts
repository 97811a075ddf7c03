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

/** Refuses unknown arguments, which may be mistyped, and reads others as assistants write them. */
function closeInput<Shape extends z.ZodRawShape>(shape: Shape) {
  const accepted = Object.keys(shape).join(', ');
  const closed = z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys?.join(', ')}: unknown. Accepted are ${accepted}`
        : undefined,
  });
  const fields = new Map(Object.entries(shape));
  return z.preprocess((input) => readLoosely(fields, input), closed);
}

/** Null is an argument that is absent; numbers, booleans and lists may be texts. */
function readLoosely(fields: ReadonlyMap<string, z.core.$ZodType>, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input)
      .filter(([name, value]) => value !== null || !fields.has(name))
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? readText(fields.get(name), value) : value,
      ]),
  );
}

function readText(field: z.core.$ZodType | undefined, text: string): unknown {
  if (field instanceof z.ZodOptional) return readText(field.unwrap(), text);
  const value = text.trim();
  if (field instanceof z.ZodNumber) return /^-?\d{1,15}$/.test(value) ? Number(value) : text;
  if (field instanceof z.ZodBoolean) {
    return /^(?:true|false)$/i.test(value) ? value.toLowerCase() === 'true' : text;
  }
  if (!(field instanceof z.ZodArray)) return text;
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

type Describe = z.ZodType['~standard']['jsonSchema']['input'];

/** Makes the JSON Schema once, since the protocol's server asks for it with each request. */
function describeOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const { jsonSchema } = schema['~standard'];
  Object.assign(jsonSchema, { input: once(jsonSchema.input), output: once(jsonSchema.output) });
  return schema;
}

/** The server always asks for the same target. */
function once(describe: Describe): Describe {
  let made: ReturnType<Describe> | undefined;
  return (options) => {
    made ??= inlineNamed(describe({ ...options, libraryOptions: { override: omitSafeBounds } }));
    return made;
  };
}

const DEFINITIONS = '#/$defs/';

/** Puts named parts where they are referred to: Copilot Studio drops tools whose schemas refer. */
function inlineNamed({ $defs = {}, ...schema }: Record<string, unknown>): Record<string, unknown> {
  const named = new Map(Object.entries($defs instanceof Object ? $defs : {}));
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...others }: Record<string, unknown> = { ...value };
    const entries = Object.entries(others).map(([key, part]) => [key, inline(part)]);
    if (typeof $ref !== 'string') return Object.fromEntries(entries);
    const { id: _, ...part } = z.looseObject({}).parse(named.get($ref.slice(DEFINITIONS.length)));
    return inline({ ...part, ...Object.fromEntries(entries) });
  };
  return z.looseObject({}).parse(inline(schema));
}

export type ListInput = z.output<ToolSchemas['listInput']>;
/** Arguments that select a configuration; those of a quote may also have a term. */
export type SelectionInput = z.output<ToolSchemas['termsInput']>;
