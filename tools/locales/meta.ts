import * as z from 'zod';

/** Contents of a language's `meta.json`. */
export const metaSchema = z.strictObject({
  name: z.string().min(1),
  /** BCP 47 tag for `Intl`. */
  locale: z.string().refine(isSupported),
  direction: z.enum(['ltr', 'rtl']),
  /** Reachable by its address, and offered nowhere. */
  draft: z.boolean().optional(),
  /** The folder whose texts stand where this language has none, before German. */
  fallback: z.string().optional(),
});

export type Meta = z.infer<typeof metaSchema>;

/** The fallback of a `meta.json` whose other values may be wrong. */
export const fallbackSchema = z.object({ fallback: metaSchema.shape.fallback });

const ADVICE: Record<string, string> = {
  name: 'write the language’s name for itself, such as "Français"',
  locale: 'write a language tag such as "fr-FR"',
  direction: 'write "ltr" or "rtl"',
  draft: 'write true or false, or leave it out',
  fallback: 'write the name of another language’s folder, or leave it out',
};

/** Errors in the values of a `meta.json`, each with advice. */
export function findMetaFaults(value: unknown): string[] {
  const issues = metaSchema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => `"${key}" is unknown; remove it.`);
    }
    const key = String(issue.path[0] ?? '');
    const advice = ADVICE[key];
    return advice === undefined
      ? ['is no group of entries; copy the file of another language.']
      : [`"${key}" is missing or wrong; ${advice}.`];
  });
}

/**
 * The folders whose texts stand in a language's gaps, the nearest first, German last.
 * @throws Error when a folder is missing or languages fall back to each other
 */
export function listFallbacks(
  code: string,
  fallbackOf: (code: string) => string | undefined,
  reference: string,
): string[] {
  const chain: string[] = [];
  let next = code === reference ? undefined : (fallbackOf(code) ?? reference);
  while (next !== undefined) {
    if (next === code || chain.includes(next)) {
      throw new Error(`${[code, ...chain, next].join(' falls back to ')}`);
    }
    chain.push(next);
    next = next === reference ? undefined : (fallbackOf(next) ?? reference);
  }
  return chain;
}

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}
