import * as z from 'zod';

/** Every variable the server reads; anything wrong ends the start with a readable list. */
const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
});

export type Environment = z.infer<typeof environmentSchema>;

/** @throws Error listing each variable that is wrong, and why */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`Environment variables are wrong:\n${problems.join('\n')}`);
}
