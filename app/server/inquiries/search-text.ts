import { EXTRA_KEYS, type ExtraKey } from '#app/domain/contact/fields.ts';
import { foldText } from '#app/domain/fold-text.ts';

interface SearchedFields extends Partial<Record<ExtraKey, string | undefined>> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Search text of an inquiry. The e-mail address often names the company. */
export function composeSearchText(fields: SearchedFields): string {
  const { firstName, lastName, email, phone } = fields;
  const extras = EXTRA_KEYS.flatMap((key) => fields[key] ?? []);
  return foldText([firstName, lastName, email, phone, ...extras].join(' '));
}
