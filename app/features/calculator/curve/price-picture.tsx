import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NetLine, usePeriod, usePrices } from '#app/catalog/use-prices';
import type { Offer } from '#app/domain/offers/offer';
import {
  computeNextUnitPrices,
  computePriceCurve,
  type PriceCurve,
} from '#app/domain/offers/price-curve';
import { compareAmounts, ZERO } from '#app/domain/pricing/amount';
import { listUnits } from '#app/domain/pricing/counts';
import { getVolumeDiscountPercent } from '#app/domain/pricing/discounts';
import { useFormats } from '#app/i18n/language-context';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import type { CurveProps } from './chart-legend';
import { PriceChart } from './price-chart';

/** The price over the number of users, and what the next user, system and landscape would cost. */
export function PricePicture({ config, selection: current }: Offer) {
  const { t } = useTranslation('calculator');
  const id = useId();
  // Keeps a held stepper responsive.
  const selection = useDeferredValue(current);
  const curve = useMemo(() => computePriceCurve(config, selection), [config, selection]);
  if (!curve) return null;
  return (
    <section aria-labelledby={id} className={cx(card(), layout)}>
      <h3 id={id} className={css({ textStyle: 'title' })}>
        {t('curve.title')}
      </h3>
      <NetLine className={css({ textStyle: 'caption', color: 'muted' })} />
      <PriceChart curve={curve} selection={selection} />
      <NextUnits config={config} selection={selection} />
      <details className={values}>
        <summary>{t('curve.values')}</summary>
        <CurveTable curve={curve} selection={selection} />
      </details>
    </section>
  );
}

const layout = css({ stack: '4' });

const values = css({
  textStyle: 'small',
  '& > summary': { width: 'fit', paddingBlock: '1', marginBlockEnd: '2' },
});

/** The price of one more user, system or landscape (D5). */
export function NextUnits({ config, selection }: Offer) {
  const { t } = useTranslation('details');
  const { showDifference } = usePrices();
  const period = usePeriod(selection);
  const prices = computeNextUnitPrices(config, selection);
  // Leaves out a unit that would lower the total (D6).
  const dearer = listUnits(config).filter(
    (unit) => compareAmounts(prices[unit] ?? ZERO, ZERO) >= 0,
  );
  return (
    <div>
      <p className={css({ fontWeight: 'semibold' })}>{t('curve.next.title')}</p>
      <dl className={list}>
        {dearer.map((unit) => (
          <div key={unit}>
            <dt>{t(`curve.next.${unit}`)}</dt>
            <dd>{showDifference(prices[unit])}</dd>
          </div>
        ))}
      </dl>
      <p className={css({ textStyle: 'caption', color: 'muted' })}>{period}</p>
    </div>
  );
}

const list = css({
  fontSize: 'sm',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '2',
    borderBlockEnd: 'line',
  },
  '& dd': { textStyle: 'figure', whiteSpace: 'nowrap', fontWeight: 'semibold' },
});

/** The chart as a table. */
function CurveTable({ curve, selection }: CurveProps) {
  const { t } = useTranslation('details');
  const { number } = useFormats();
  const { show } = usePrices();
  const period = usePeriod(selection);
  const noteFor = useNotes(curve);
  return (
    <table className={table}>
      <caption>{t('curve.caption', { period })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('curve.axis')}</th>
          {curve.plans.map(({ plan }) => (
            <th key={plan.id} scope="col">
              {plan.id === selection.plan.id ? t('curve.chosen', { plan: plan.title }) : plan.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listNotedCounts(curve).map((users) => {
          const notes = noteFor(users);
          return (
            <tr key={users}>
              <th scope="row">
                {number(users)}
                {notes.length > 0 && <small>{notes.join(' ')}</small>}
              </th>
              {curve.plans.map(({ plan, totals }) => {
                const total = totals[users - curve.firstUsers];
                return <td key={plan.id}>{total && show(total)}</td>;
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function useNotes({ thresholds, crossings, visitor }: PriceCurve) {
  const { t } = useTranslation('details');
  const { number } = useFormats();
  return (users: number): string[] => [
    ...(users === visitor.users ? [t('curve.note.visitor')] : []),
    ...(thresholds.includes(users)
      ? [t('curve.note.threshold', { percent: number(getVolumeDiscountPercent(users)) })]
      : []),
    ...crossings
      .filter((crossing) => crossing.users === users)
      .map(({ from, to }) => t('curve.note.crossing', { from: from.title, to: to.title })),
  ];
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& caption': { textAlign: 'start', color: 'muted', paddingBlockEnd: '2' },
  '& th': { textAlign: 'start', fontWeight: 'medium' },
  '& td, & thead th:not(:first-child)': { textAlign: 'end', paddingInlineStart: '3' },
  '& th, & td': { paddingBlock: '1.5', verticalAlign: 'baseline' },
  '& td': { textStyle: 'figure' },
  '& small': { display: 'block', textStyle: 'caption', color: 'muted', fontWeight: 'normal' },
  '& tbody tr': { borderBlockStart: 'line' },
});

const MAX_ROUND_COUNTS = 12;

/**
 * User counts listed in the table: round ones, both ends, the chosen one, and those beside each
 * threshold and crossing.
 */
export function listNotedCounts(curve: PriceCurve): number[] {
  const { firstUsers, lastUsers, thresholds, crossings, visitor } = curve;
  const stride = [10, 25, 50, 100].find((each) => lastUsers / each <= MAX_ROUND_COUNTS) ?? 250;
  const round = Array.from(
    { length: Math.floor(lastUsers / stride) },
    (_, at) => stride * (at + 1),
  );
  const steps = [...thresholds, ...crossings.map(({ users }) => users)];
  const counts = [
    firstUsers,
    lastUsers,
    visitor.users,
    ...round,
    ...steps.flatMap((users) => [users - 1, users]),
  ];
  return [...new Set(counts)]
    .filter((users) => users >= firstUsers && users <= lastUsers)
    .toSorted((a, b) => a - b);
}
