const FORM = /^(.+)_(zero|one|two|few|many|other)$/;

export interface PluralForm {
  /** The key as the code names it, without its form. */
  base: string;
  form: string;
}

/** Plural form in a key such as `users_one`; undefined for other keys. */
export function readPluralForm(key: string): PluralForm | undefined {
  const [, base, form] = FORM.exec(key) ?? [];
  return base === undefined || form === undefined ? undefined : { base, form };
}

/** The forms that a language needs (CLDR), by the language tag of its `meta.json`. */
export function pluralFormsOf(locale: string): readonly string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

/** i18next takes `_zero` for a count of 0 in every language, whether or not the language has it. */
export const ALWAYS_ALLOWED = 'zero';
