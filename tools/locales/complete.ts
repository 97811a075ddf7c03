import { ALWAYS_ALLOWED, pluralFormsOf, readPluralForm } from './plurals.ts';
import { isGroup, isWritten, type Texts, type TextValue } from './texts.ts';

/**
 * A language's texts with gaps filled from the reference, so that every key has a text (D31). The keys
 * are those of the reference, with the plural forms of the language; other keys are dropped.
 */
export function completeTexts(own: Texts, reference: Texts, locale: string): Texts {
  const forms = pluralFormsOf(locale);
  return Object.fromEntries(
    Object.entries(reference).flatMap(([key, text]) => {
      const plural = readPluralForm(key);
      if (!plural) return [[key, completeValue(own[key], text, locale)]];
      const { base } = plural;
      const zero = `${base}_${ALWAYS_ALLOWED}`;
      const hasOwnZero = !forms.includes(ALWAYS_ALLOWED) && isWritten(own[zero]);
      return [
        ...forms.map((form) => [`${base}_${form}`, completePlural(base, form, own, reference)]),
        ...(hasOwnZero ? [[zero, own[zero]]] : []),
      ];
    }),
  );
}

function completeValue(
  own: TextValue | undefined,
  reference: TextValue,
  locale: string,
): TextValue {
  if (typeof reference === 'string') return isWritten(own) ? own : reference;
  if (isGroup(reference)) return completeTexts(isGroup(own) ? own : {}, reference, locale);
  const ownItems: readonly TextValue[] = Array.isArray(own) ? own : [];
  return reference.map((item, index) => completeValue(ownItems[index], item, locale));
}

/** A missing plural form falls back to the language's own `other` first. */
function completePlural(base: string, form: string, own: Texts, reference: Texts): string {
  const candidates = [own, reference].flatMap((texts) => [
    texts[`${base}_${form}`],
    texts[`${base}_other`],
  ]);
  return candidates.find(isWritten) ?? '';
}
