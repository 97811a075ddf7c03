import * as z from 'zod';
import type { PricingConfig } from '#app/domain/pricing/config';
import { site } from '#app/site';
import { PRICE_LIST_PATH } from './price-list';
import { PROBLEM_POINTER, PROBLEMS, type ProblemName } from './problems';
import { getSchemas, omitSafeBounds } from './schemas';

export const QUOTE_PATH = '/api/quote';

/** Version of the interface; raised when an answer loses or changes a field. */
const INTERFACE_VERSION = '1.0.0';

const INPUT = { io: 'input', override: omitSafeBounds } as const;
const COMPONENTS = '#/components/schemas/';

/** The published schema of `/preise.json`. */
export function describePriceListSchema(config: PricingConfig): object {
  return z.toJSONSchema(getSchemas(config).priceList, INPUT);
}

/** The OpenAPI 3.1 description, generated from the schemas. */
export function describeApi(config: PricingConfig): object {
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.brand}: prices`,
      version: INTERFACE_VERSION,
      description:
        'Net prices in euros, for businesses only, non-binding. Nothing needs a key. Every answer names the version of the price list it is of.',
    },
    servers: [{ url: site.origin }],
    paths: {
      [PRICE_LIST_PATH]: {
        get: {
          operationId: 'readPriceList',
          summary: 'The price list in force',
          responses: { 200: answer('PriceList'), 304: { description: 'Not modified' } },
        },
      },
      [QUOTE_PATH]: {
        get: {
          operationId: 'quote',
          summary: 'A configuration priced, with the parameters of the calculator',
          parameters: describeParameters(config),
          responses: {
            200: answer('Quote'),
            304: { description: 'Not modified' },
            400: refer('invalid-parameters'),
            414: refer('query-too-long'),
            422: refer('sales-only'),
          },
        },
      },
    },
    components: { schemas: describeComponents(config), responses: describeProblems() },
  };
}

function describeParameters(config: PricingConfig): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(getSchemas(config).parameters, INPUT);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    // One comma-separated list.
    ...(name === 'addons' && { style: 'form', explode: false }),
  }));
}

/** Schemas by their ids. */
function describeComponents(config: PricingConfig): object {
  const named = z.registry<{ id: string }>();
  for (const schema of getSchemas(config).named) {
    const { id } = schema.meta() ?? {};
    if (id !== undefined) named.add(schema, { id });
  }
  const { schemas } = z.toJSONSchema(named, { ...INPUT, uri: (id) => COMPONENTS + id });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

function answer(name: string) {
  return {
    description: name,
    headers: { ETag: { schema: { type: 'string' } } },
    content: { 'application/json': { schema: { $ref: COMPONENTS + name } } },
  };
}

function describeProblems(): object {
  const content = { 'application/problem+json': { schema: { $ref: `${COMPONENTS}Problem` } } };
  return Object.fromEntries(
    Object.entries(PROBLEMS).map(([name, { title }]) => [name, { description: title, content }]),
  );
}

function refer(name: ProblemName) {
  return { $ref: PROBLEM_POINTER + name };
}
