import * as z from 'zod/mini';
import { parseJson } from '#app/domain/parse-json.ts';
import { makeFault, makeList, type ReadResult } from './list.ts';

/** Reads a JSON answer: a collection, one artefact, or what came instead. */
export function readJson(text: string): ReadResult {
  if (!/^[{[]/.test(text)) return makeFault('foreign');
  const root = parseJson(text);
  if (root === undefined) return makeFault(isCutOff(text) ? 'half-file' : 'foreign');
  const error = errorSchema.safeParse(root);
  if (error.success) return makeFault('error-answer', toErrorDetails(error.data));
  const collection = collectionSchema.safeParse(root);
  if (!collection.success) return makeFault('foreign');
  const rows = z.array(entrySchema).safeParse(collection.data.entries);
  if (!rows.success) return makeFault('foreign');
  const [first] = rows.data;
  return makeList({
    format: 'json',
    entries: rows.data.map(({ __metadata, ...fields }) => ({ type: __metadata?.type, ...fields })),
    next: collection.data.next,
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

/** OData 2 with and without `results`, one entity, OData 4, and plain lists. */
const collectionSchema = z.union([
  z.pipe(
    z.object({ d: z.object({ results: entries, __next: next }) }),
    z.transform(({ d }) => ({ entries: d.results, next: d.__next })),
  ),
  z.pipe(
    z.object({ d: entries }),
    z.transform(({ d }) => ({ entries: d, next: undefined })),
  ),
  z.pipe(
    z.object({ d: z.looseObject({ Id: z.string() }) }),
    z.transform(({ d }) => ({ entries: [d], next: undefined })),
  ),
  z.pipe(
    z.object({ value: entries, '@odata.nextLink': next }),
    z.transform((list) => ({ entries: list.value, next: list['@odata.nextLink'] })),
  ),
  z.pipe(
    z.object({ results: entries, __next: next }),
    z.transform((list) => ({ entries: list.results, next: list.__next })),
  ),
  z.pipe(
    entries,
    z.transform((list) => ({ entries: list, next: undefined })),
  ),
]);

/** Errors of OData, and of the login server. */
const errorSchema = z.union([
  z.object({
    error: z.object({
      code: z.optional(z.string()),
      message: z.optional(z.union([z.string(), z.object({ value: z.string() })])),
    }),
  }),
  z.object({
    error: z.string(),
    error_description: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
]);

function toErrorDetails(answer: z.infer<typeof errorSchema>) {
  const { error } = answer;
  const code = typeof error === 'string' ? error : error.code;
  const message =
    'error_description' in answer || 'message' in answer
      ? (answer.error_description ?? answer.message)
      : typeof error === 'string'
        ? undefined
        : error.message;
  const words = typeof message === 'object' ? message.value : message;
  return { ...(code && { code }), ...(words && { message: words }) };
}

/** Whether the text ends inside a string, an object or a list. */
function isCutOff(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === BRACE || code === BRACKET) depth += 1;
    else if (code === BRACE + 2 || code === BRACKET + 2) depth -= 1;
  }
  return isInString || depth > 0;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** The closing ones come two later. */
const BRACKET = 0x5b;
const BRACE = 0x7b;
