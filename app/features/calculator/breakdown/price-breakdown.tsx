import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#app/domain/offers/offer';
import type { Quote } from '#app/domain/pricing/quote';
import { checkSelection } from '#app/domain/pricing/warnings';
import { useLanguage } from '#app/i18n/language-context';
import { describeQuote } from '#app/sheet/describe-quote';
import { describeWarnings } from '#app/sheet/describe-warnings';
import { Icon } from '#app/ui/icon';
import { textWithoutScripts } from '#app/ui/text-without-scripts';
import { WholeAmounts } from '#app/ui/whole-amounts';
import { css, cx } from '#styled/css';

/** Every line of the quote, up to the total that is shown above them (D9, D30). */
export function PriceBreakdown({ quote, ...offer }: Offer & { quote: Quote }) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const { config, selection } = offer;
  const { lines, sums } = describeQuote(quote, offer, language);
  // Those of counts stand beside the counts.
  const missing = checkSelection(config, selection, quote.lines).filter((one) => 'addon' in one);
  const total = sums.findIndex(({ isTotal }) => isTotal);
  // Without a discount the sum is the total.
  const shownSums = sums.slice(selection.isYearly ? 0 : total, total + 1);
  return (
    <div className={css({ stack: '3', width: 'full' })}>
      <table className={table}>
        <caption
          className={css({ textAlign: 'start', fontWeight: 'semibold', paddingBlockEnd: '2' })}
        >
          {t('summary.breakdown')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('summary.position')}</th>
            <th scope="col">{t('summary.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, ...line }) => (
            <BreakdownRow key={key} {...line} />
          ))}
        </tbody>
        <tfoot>
          {shownSums.map((sum) => (
            <BreakdownRow key={sum.name} {...sum} />
          ))}
        </tfoot>
      </table>
      {describeWarnings(missing, config, selection.plan, language).map((text) => (
        <p key={text} className={css({ textStyle: 'caption', color: 'muted' })}>
          {text}
        </p>
      ))}
    </div>
  );
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& thead th': { textStyle: 'caption', color: 'muted', fontWeight: 'medium' },
  '& th': { textAlign: 'start', fontWeight: 'normal', overflowWrap: 'anywhere' },
  '& td, & thead th:last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& td': { textStyle: 'figure', paddingInlineStart: '4' },
  // Fits six digits, so that another digit moves nothing.
  '& thead th:last-child': { width: '24' },
  '& th, & td': { paddingBlock: '1', verticalAlign: 'baseline' },
  '& tbody tr': { borderBlockStart: 'line' },
  '& tfoot tr:first-child': { borderBlockStart: 'strong' },
  '& tfoot th': { fontWeight: 'medium' },
  '& tfoot tr:last-child > *': { borderBlockStart: 'strong', fontWeight: 'semibold' },
});

interface BreakdownRowProps {
  label: string;
  /** The discount that lowers the figure. */
  detail?: string | undefined;
  shown: string;
  /** Such as "42 zusätzliche Benutzer × 49 € − 15 %"; the total has none. */
  formula?: string;
}

/** A row of the itemised price; its name opens the formula (D30). */
function BreakdownRow({ label, detail, shown, formula }: BreakdownRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <tr>
      <th scope="row">
        {formula === undefined ? (
          label
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            className={cx(opener, textWithoutScripts)}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{label}</span>
            <Icon name="chevron-down" />
          </button>
        )}
        {detail !== undefined && <span className={caption}>{detail}</span>}
        {isOpen && (
          <span id={id} className={formulaText}>
            {formula !== undefined && <WholeAmounts>{formula}</WholeAmounts>}
          </span>
        )}
      </th>
      <td>{shown}</td>
    </tr>
  );
}

const caption = css({ display: 'block', textStyle: 'caption', color: 'muted' });

const formulaText = css({
  display: 'block',
  textStyle: 'caption',
  // A large font leaves its unbroken amounts room beside the column of amounts.
  fontSize: '[min({fontSizes.xs}, 6vw)]',
  fontWeight: 'normal',
  fontVariantNumeric: 'tabular-nums',
  color: 'muted',
});

const opener = css({
  position: 'relative',
  minHeight: '6',
  paddingInlineEnd: '4',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  fontWeight: '[inherit]',
  _coarse: { minHeight: '9' },
  _hover: { color: 'accent' },
  '& > svg': {
    display: 'inline-block',
    width: '[1em]',
    height: '[1em]',
    // Outside the text flow, so that it does not wrap alone.
    position: 'absolute',
    margin: '[0.3em]',
    color: 'muted',
    transition: '[rotate 120ms]',
  },
  '&[aria-expanded=true] > svg': { rotate: '[180deg]' },
});
