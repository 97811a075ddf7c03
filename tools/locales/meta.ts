import * as z from 'zod';

/** Contents of a language's `meta.json`. */
export const metaSchema = z.strictObject({
  name: z.string().min(1),
  /** BCP 47 tag for `Intl`. */
  locale: z.string().refine(isSupported),
  direction: z.enum(['ltr', 'rtl']),
  /** Reachable by its address, and offered nowhere. */
  draft: z.boolean().optional(),
  /** Texts that are rightly the same as in German or English; the report names them no more. */
  same: z.array(z.string()).optional(),
});

export type Meta = z.infer<typeof metaSchema>;

const ADVICE: Record<string, string> = {
  name: 'write the language’s name for itself, such as "Français"',
  locale: 'write a language tag such as "fr-FR"',
  direction: 'write "ltr" or "rtl"',
  draft: 'write true or false, or leave it out',
  same: 'write a list of texts, or leave it out',
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

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}
