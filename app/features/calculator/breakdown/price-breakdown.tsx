import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrices } from '#app/catalog/use-prices';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { Formula, type FormulaProps } from './formula';

interface PriceBreakdownProps {
  config: PricingConfig;
  selection: Selection;
  quote: Quote;
}

/** Every line of the quote, the sum and the discount (D9, D30). */
export function PriceBreakdown({ config, selection, quote }: PriceBreakdownProps) {
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const { show, showDiscount } = usePrices();
  const labelWithCount = (line: QuoteLine) => {
    if (line.kind === 'base') return t('lines.base', { plan: selection.plan.title });
    if (line.kind === 'addon') return getAddonTitle(config, line.addonId);
    return t(`lines.${line.kind}`, { count: line.count });
  };
  const facts = { selection, quote };
  return (
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
        {quote.lines.map((line) => (
          <BreakdownRow
            key={line.key}
            {...facts}
            of={line}
            label={labelWithCount(line)}
            // The discount that lowers the figure.
            detail={
              line.volumeDiscountPercent > 0
                ? t('lines.volumeDiscount', { percent: number(line.volumeDiscountPercent) })
                : undefined
            }
          >
            {line.state === 'charged' ? show(line.monthly) : t(`lines.${line.state}`)}
          </BreakdownRow>
        ))}
      </tbody>
      <tfoot>
        {/* A single line needs no sum. */}
        {quote.lines.length > 1 && (
          <BreakdownRow {...facts} of="subtotal" label={t('lines.subtotal')}>
            {show(quote.monthlyBeforeDiscount)}
          </BreakdownRow>
        )}
        {selection.isYearly && (
          <>
            <BreakdownRow {...facts} of="subtotalYear" label={t('lines.subtotalYear')}>
              {show(quote.yearlyBeforeDiscount)}
            </BreakdownRow>
            <BreakdownRow
              {...facts}
              of="discount"
              label={t('lines.discount', { percent: number(quote.discountPercent) })}
            >
              {showDiscount(quote)}
            </BreakdownRow>
          </>
        )}
      </tfoot>
    </table>
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
});

interface BreakdownRowProps extends FormulaProps {
  label: string;
  detail?: string | undefined;
  children: ReactNode;
}

/** A row of the itemised price; its name opens the formula (D30). */
function BreakdownRow({ label, detail, children, ...facts }: BreakdownRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className={opener}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{label}</span>
          <Icon name="chevron-down" />
        </button>
        {detail !== undefined && <span className={caption}>{detail}</span>}
        {isOpen && (
          <span id={id} ref={showWhole} className={formula}>
            <Formula {...facts} />
          </span>
        )}
      </th>
      <td>{children}</td>
    </tr>
  );
}

/** Scrolls past the next row, because the list fades at its edge. */
function showWhole(opened: HTMLElement | null): void {
  const row = opened?.closest('tr');
  (row?.nextElementSibling ?? row)?.scrollIntoView({ block: 'nearest' });
}

const caption = css({ display: 'block', textStyle: 'caption', color: 'muted' });

const formula = css({
  display: 'block',
  textStyle: 'caption',
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
  // Without scripts the name is plain text, out of reach of keys and pointer.
  _noscript: { visibility: 'hidden' },
  '& > span': { _noscript: { visibility: 'visible', pointerEvents: 'none', color: 'ink' } },
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
