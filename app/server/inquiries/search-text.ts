import { TEXT_KEYS, type TextKey } from '#app/domain/contact/fields.ts';
import { foldText } from '#app/domain/fold-text.ts';

/** Search text of an inquiry. The e-mail address often names the company. */
export function composeSearchText(fields: Partial<Record<TextKey, string | undefined>>): string {
  return foldText(TEXT_KEYS.flatMap((key) => fields[key] ?? []).join(' '));
}
