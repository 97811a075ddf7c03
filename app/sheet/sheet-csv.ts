import { formatCsv, getCsvSeparator } from '#app/domain/csv';
import { type Amount, toNumber } from '#app/domain/pricing/amount';
import { roundToCents } from '#app/domain/pricing/decimal';
import type { Language } from '#app/i18n/languages';
import type { Sheet } from './compose-sheet';
import { createSheetWords } from './sheet-words';

/**
 * The lines and totals of an offer as CSV for purchasing. Numbers are written as spreadsheets in the
 * language read them.
 */
export function composeSheetCsv(sheet: Sheet, number: string, language: Language): string {
  const { locale } = language;
  const { t } = createSheetWords(language);
  const { lines, sums } = sheet.table;
  const createFormat = (digits?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { useGrouping: false, ...digits });
  const count = createFormat();
  const cents = createFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const unrounded = createFormat({ minimumFractionDigits: 2, maximumFractionDigits: 20 });
  const onRequest = t('catalog:onRequest');
  const money = (amount: Amount | undefined) =>
    amount ? cents.format(toNumber(roundToCents(amount))) : onRequest;
  const rows = [
    ...lines.map((line) => [
      line.name,
      count.format(line.count),
      line.unitPrice ? unrounded.format(toNumber(line.unitPrice)) : onRequest,
      line.discount ?? '',
      money(line.monthly),
      t('sheet.vat.month'),
    ]),
    ...sums.map(({ name, exact, period }) => [
      name,
      '',
      '',
      '',
      money(exact),
      t(`sheet.vat.${period}`),
    ]),
  ];
  const { changed } = sheet;
  const notice = changed && [changed.title, changed.totals].join('. ');
  const heads = [
    t('sheet.csv.position'),
    t('sheet.csv.count'),
    t('sheet.csv.unitPrice'),
    t('sheet.csv.discount'),
    t('sheet.amount'),
    t('sheet.csv.period'),
  ];
  const table = [
    [t('sheet.number'), ...heads, t('sheet.csv.currency')],
    ...rows.map((row) => [number, ...row, 'EUR']),
    ...(notice === undefined ? [] : [[number, notice, ...Array(heads.length).fill('')]]),
  ];
  return formatCsv(table, getCsvSeparator(locale));
}
