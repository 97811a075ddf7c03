import type * as z from 'zod';

type Describe = z.ZodType['~standard']['jsonSchema']['input'];

const described = new WeakSet<z.ZodType>();

/**
 * Lets a schema make its JSON Schema once, since the protocol's server asks for it with each request
 * and each `tools/list`.
 */
export function describeOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  if (described.has(schema)) return schema;
  described.add(schema);
  const { jsonSchema } = schema['~standard'];
  Object.assign(jsonSchema, { input: once(jsonSchema.input), output: once(jsonSchema.output) });
  return schema;
}

/** The server always asks for the same target. */
function once(describe: Describe): Describe {
  let made: ReturnType<Describe> | undefined;
  return (options) => {
    made ??= describe(options);
    return made;
  };
}
