import * as z from 'zod/mini';
import { parseJson } from '#app/domain/parse-json.ts';
import { makeFault, makeList, type ReadResult } from './list.ts';

/** Reads a JSON answer: a collection, one artefact, or what came instead. */
export function readJson(text: string): ReadResult {
  if (!/^[{[]/.test(text)) return makeFault('foreign');
  const root = parseJson(text);
  if (root === undefined) return makeFault(isCutOff(text) ? 'half-file' : 'foreign');
  const error = errorSchema.safeParse(root);
  if (error.success) {
    const { code, message } = error.data;
    return makeFault('error-answer', { ...(code && { code }), ...(message && { message }) });
  }
  const collection = collectionSchema.safeParse(root);
  if (!collection.success) return makeFault('foreign');
  const { entries, next } = findEntries(collection.data);
  const rows = z.array(entrySchema).safeParse(entries);
  if (!rows.success) return makeFault('foreign');
  const [first] = rows.data;
  return makeList({
    format: 'json',
    entries: rows.data.map(({ __metadata, ...fields }) => ({ type: __metadata?.type, ...fields })),
    next,
    base: first?.__metadata?.uri ?? first?.__metadata?.id,
  });
}

const text = z.nullish(z.string());

const entrySchema = z.object({
  __metadata: z.optional(
    z.object({
      id: z.optional(z.string()),
      uri: z.optional(z.string()),
      type: z.optional(z.string()),
    }),
  ),
  Id: text,
  Name: text,
  Version: text,
  Type: text,
  Status: text,
  DeployedOn: text,
  PackageId: text,
});

const entries = z.array(z.unknown());
const next = z.optional(z.string());

const bodySchema = z.union([
  z.object({ results: entries, __next: next }),
  z.object({ value: entries, '@odata.nextLink': next }),
  entries,
]);

/** OData 2 with and without `results`, one entity, OData 4, and plain lists. */
const collectionSchema = z.union([
  z.pipe(
    z.object({ d: z.union([bodySchema, z.looseObject({ Id: z.string() })]) }),
    z.transform(({ d }) => d),
  ),
  bodySchema,
]);

function findEntries(body: z.infer<typeof collectionSchema>) {
  if (Array.isArray(body)) return { entries: body, next: undefined };
  if ('Id' in body) return { entries: [body], next: undefined };
  if ('value' in body) return { entries: body.value, next: body['@odata.nextLink'] };
  return { entries: body.results, next: body.__next };
}

/** Errors of OData, and of the login server. */
const errorSchema = z.union([
  z.pipe(
    z.object({
      error: z.object({
        code: z.optional(z.string()),
        message: z.optional(z.union([z.string(), z.object({ value: z.string() })])),
      }),
    }),
    z.transform(({ error: { code, message } }) => ({
      code,
      message: typeof message === 'object' ? message.value : message,
    })),
  ),
  z.pipe(
    z.object({
      error: z.string(),
      error_description: z.optional(z.string()),
      message: z.optional(z.string()),
    }),
    z.transform(({ error, error_description, message }) => ({
      code: error,
      message: error_description ?? message,
    })),
  ),
]);

/** Whether an object or a list is not closed; brackets within texts do not count. */
function isCutOff(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/[[\]{}]|"[^"\\]*(?:\\.[^"\\]*)*"?/gs)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
  }
  return depth > 0;
}
