import { DELIVERY_TARGETS } from '#app/domain/contact/fields.ts';

/** Conditions in legal texts that depend on the environment, not on the build (D46). */
export const HANDLING_CONDITIONS = ['edge', 'challenge', 'forwarded', ...DELIVERY_TARGETS] as const;

export const HANDLING_NUMBERS = [
  'retentionDays',
  'repeatDays',
  'offerMonths',
  'visitMinutes',
  'confirmationHours',
  'sessionHours',
  'signInMinutes',
] as const;

export type DataHandling = Record<(typeof HANDLING_CONDITIONS)[number], boolean> &
  Record<(typeof HANDLING_NUMBERS)[number], number>;

const CONDITION = /<!--if (not )?(\w+)-->(.*?)<!--end-->/gs;
const NUMBER = /<!--=(\w+)-->/g;
const EMPTY = /<(p|li)>\s*<\/\1>\n?/g;
const EMPTY_LIST = /<ul>\s*<\/ul>\n?/g;

/** Fills the marks that the build has left in a legal text (`tools/legal/render.ts`, D46). */
export function fillDataHandling(html: string, handling: DataHandling, locale: string): string {
  const known = new Map<string, boolean | number>(Object.entries(handling));
  return html
    .replace(CONDITION, (_, not: string | undefined, name: string, text: string) =>
      (known.get(name) === true) === (not === undefined) ? text : '',
    )
    .replace(NUMBER, (_, name: string) =>
      new Intl.NumberFormat(locale).format(Number(known.get(name))),
    )
    .replace(EMPTY, '')
    .replace(EMPTY_LIST, '');
}
