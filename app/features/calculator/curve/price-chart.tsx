import { useTranslation } from 'react-i18next';
import { usePrices } from '#app/catalog/use-prices';
import type { PriceCurve } from '#app/domain/offers/price-curve';
import { getVolumeDiscountPercent } from '#app/domain/pricing/discounts';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { css } from '#styled/css';
import { CANVAS, type ChartLayout, layOutChart } from './chart-layout';
import { ChartLegend, type CurveProps, linePattern } from './chart-legend';

/**
 * The total over the number of users. Lines stretch to the width, texts and marks keep their size.
 * Positions are attributes, because the page allows no inline styles.
 */
export function PriceChart({ curve, selection }: CurveProps) {
  const { t } = useTranslation('details');
  const { locale } = useLanguage();
  const { number } = useFormats();
  const layout = layOutChart(curve, selection.plan.id);
  // "10.000 €", "1,2 Mio. €"
  const axisEuros = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    useGrouping: 'always',
  });
  return (
    <figure className={figure}>
      {layout && (
        <div className={frame}>
          <svg
            role="img"
            aria-label={t('curve.label')}
            width="100%"
            height="100%"
            overflow="visible"
          >
            {layout.priceTicks.map(({ euros, y }) => (
              <g key={euros}>
                <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className={grid} />
                <text x="-8" y={`${y}%`} dy="0.35em" textAnchor="end">
                  {axisEuros.format(euros)}
                </text>
              </g>
            ))}
            {layout.userTicks.map(({ users, x }) => (
              <text key={users} x={`${x}%`} y="100%" dy="1.4em" textAnchor="middle">
                {number(users)}
              </text>
            ))}
            <text x="100%" y="100%" dy="2.9em" textAnchor="end">
              {t('curve.axis')}
            </text>
            {layout.thresholds.toReversed().map(({ users, x }, row) => (
              <g key={users}>
                <line
                  x1={`${x}%`}
                  x2={`${x}%`}
                  y1={`${-1.3 * row}em`}
                  y2="100%"
                  stroke="currentColor"
                  strokeDasharray="1 4"
                />
                <text x={`${x}%`} dy={`${-1.3 * row - 0.5}em`} textAnchor={anchorLabel(x)}>
                  {t('curve.threshold', {
                    users: number(users),
                    percent: number(getVolumeDiscountPercent(users)),
                  })}
                </text>
              </g>
            ))}
            <Lines layout={layout} selection={selection} />
            {layout.crossings.map(({ users, x, y }) => (
              <svg key={users} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
                <path d="M0-6 6 0 0 6-6 0z" className={mark} />
              </svg>
            ))}
            {layout.visitor && <VisitorPoint {...layout.visitor} curve={curve} />}
          </svg>
        </div>
      )}
      <ChartLegend curve={curve} selection={selection} isDrawn={layout?.visitor !== undefined} />
    </figure>
  );
}

/** On the left, labels begin at their line, to keep clear of the prices. */
function anchorLabel(x: number): 'start' | 'middle' | 'end' {
  if (x < 45) return 'start';
  return x > 85 ? 'end' : 'middle';
}

/** The chosen plan is drawn last, on top. */
function Lines({ layout, selection }: { layout: ChartLayout; selection: Selection }) {
  const isChosen = ({ plan }: ChartLayout['lines'][number]) => plan.id === selection.plan.id;
  const plans = layout.lines.map(({ plan }) => plan);
  return (
    <svg
      viewBox={`0 0 ${CANVAS} ${CANVAS}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      {layout.lines
        .toSorted((a, b) => Number(isChosen(a)) - Number(isChosen(b)))
        .map(({ plan, path }) => (
          <path
            key={plan.id}
            d={path}
            {...linePattern(plans, plan, selection)}
            fill="none"
            vectorEffect="non-scaling-stroke"
          />
        ))}
    </svg>
  );
}

function VisitorPoint(point: NonNullable<ChartLayout['visitor']> & { curve: PriceCurve }) {
  const { show } = usePrices();
  const { x, y, isLowest, curve } = point;
  // Below the cheapest line is free space; a dearer one has more space on its left.
  const isBelow = isLowest && x < 70;
  return (
    <>
      <circle cx={`${x}%`} cy={`${y}%`} r="6" className={dot} />
      <text
        x={`${x}%`}
        y={`${y}%`}
        dx={isBelow ? 8 : x > 25 ? -10 : 10}
        dy={isBelow ? '1.5em' : '-0.8em'}
        textAnchor={isBelow || x <= 25 ? 'start' : 'end'}
        className={price}
      >
        {show(curve.visitor.total)}
      </text>
    </>
  );
}

const figure = css({ stack: '4', minWidth: '0' });

const frame = css({
  height: '[21rem]',
  // Room for the prices, the two thresholds and the counts.
  paddingTop: '[3.4em]',
  paddingBottom: '[3.7em]',
  paddingLeft: '[5.85em]',
  paddingRight: '3',
  // The axis of counts runs from left to right in every language.
  direction: 'ltr',
  textStyle: 'caption',
  // Larger letters would leave no room for the picture; the table shows the same.
  fontSize: '[min(0.8125rem, 3.6vw)]',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  '& text': { fill: '[currentColor]' },
});

const grid = css({ stroke: 'line', _forcedColors: { stroke: '[GrayText]' } });

const mark = css({ fill: 'ink', stroke: 'surface' });

const dot = css({
  fill: 'accent',
  stroke: 'surface',
  strokeWidth: '[2px]',
  _forcedColors: { fill: '[Highlight]', stroke: '[Canvas]' },
});

// The outline keeps it legible on a line.
const price = css({
  fontWeight: 'semibold',
  color: 'ink',
  stroke: 'surface',
  strokeWidth: '[4px]',
  paintOrder: 'stroke',
  _forcedColors: { stroke: '[Canvas]' },
});
