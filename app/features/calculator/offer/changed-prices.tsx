import { useTranslation } from 'react-i18next';
import { usePeriod } from '#app/catalog/use-period';
import type { Offer } from '#app/domain/offers/offer';
import { type LineChange, listQuoteChanges } from '#app/domain/offers/quote-changes';
import { compareAmounts } from '#app/domain/pricing/amount';
import { quoteSelection } from '#app/domain/pricing/quote';
import { useFormats } from '#app/i18n/language-context';
import { nameLine } from '#app/sheet/sheet-lines';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { useExactFormats } from './use-sheet-words';

interface ChangedPricesProps {
  offered: Offer;
  /** Undefined where the list in force has no price for it. */
  current: Offer | undefined;
  version: number;
}

/** Under another price list: both totals, and what has changed in words (D39). */
export function ChangedPrices({ offered, current, version }: ChangedPricesProps) {
  const { t } = useTranslation('sheet');
  const { number } = useFormats();
  const { cents } = useExactFormats();
  const period = usePeriod(offered.selection);
  const before = quoteSelection(offered.config, offered.selection);
  const after = current && quoteSelection(current.config, current.selection);
  const totals = { before: cents(before.total), after: after ? cents(after.total) : '', period };
  const isSame = after && compareAmounts(before.total, after.total) === 0;
  const { lines, discount } = after
    ? listQuoteChanges(before, after)
    : { lines: [], discount: undefined };
  const describe = ({ line, before, after }: LineChange) => {
    const name = nameLine(t, (after && current) ?? offered, line);
    if (!before) return t('changed.new', { line: name, after: after ? cents(after) : '' });
    if (!after) return t('changed.removed', { line: name, before: cents(before) });
    return t('changed.line', { line: name, before: cents(before), after: cents(after) });
  };
  return (
    <Notice tone="warning" title={t('changed.title', { version })}>
      <p>{t(after ? (isSame ? 'changed.same' : 'changed.totals') : 'changed.gone', totals)}</p>
      {(lines.length > 0 || discount) && (
        <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
          {lines.map((change) => {
            const text = describe(change);
            return <li key={text}>{text}</li>;
          })}
          {discount && (
            <li>
              {t('changed.discount', {
                before: number(discount.before),
                after: number(discount.after),
              })}
            </li>
          )}
        </ul>
      )}
    </Notice>
  );
}
