import { useTranslation } from 'react-i18next';
import { usePeriod, usePrices } from '#app/catalog/use-prices';
import type { PriceCurve } from '#app/domain/offers/price-curve';
import { getVolumeDiscountPercent } from '#app/domain/pricing/discounts';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';

export interface CurveProps {
  curve: PriceCurve;
  selection: Selection;
}

/** The chart as a table. */
export function CurveTable({ curve, selection }: CurveProps) {
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
