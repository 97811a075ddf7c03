import type * as z from 'zod';
import { omitSafeBounds } from '#app/server/api/schemas';

type Describe = z.ZodType['~standard']['jsonSchema']['input'];

/**
 * Lets a schema make its JSON Schema once, since the protocol's server asks for it with each request
 * and each `tools/list`.
 */
export function describeOnce<Schema extends z.ZodType>(schema: Schema): Schema {
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
