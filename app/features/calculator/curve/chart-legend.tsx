import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NetNote, usePeriod, usePrices } from '#app/catalog/use-prices';
import type { PriceCurve } from '#app/domain/offers/price-curve';
import type { Plan } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';

export interface CurveProps {
  curve: PriceCurve;
  selection: Selection;
}

interface ChartLegendProps extends CurveProps {
  /** Whether the visitor's point is within the chart. */
  isDrawn: boolean;
}

/** Explains lines and mark, and describes them in words. */
export function ChartLegend({ curve, selection, isDrawn }: ChartLegendProps) {
  const { t } = useTranslation('details');
  const { number } = useFormats();
  const { show } = usePrices();
  const period = usePeriod(selection);
  const plans = curve.plans.map(({ plan }) => plan);
  const [only, ...others] = plans;
  const users = number(curve.visitor.users);
  const total = show(curve.visitor.total);
  const { title } = selection.plan;
  return (
    <figcaption className={css({ textStyle: 'small' })}>
      <ul className={css({ listStyle: 'none', stack: '1' })}>
        {plans.map((plan) => (
          <Entry key={plan.id} sign={<path d="M0 6h28" {...linePattern(plans, plan, selection)} />}>
            {plan.id === selection.plan.id ? t('curve.chosen', { plan: plan.title }) : plan.title}
          </Entry>
        ))}
        <Entry sign={isDrawn && <circle cx="14" cy="6" r="5" className={dot} />}>
          {t(isDrawn ? 'curve.visitor' : 'curve.visitorBeyond', {
            plan: title,
            users,
            total,
            period,
          })}
        </Entry>
        {curve.crossings.map(({ users, from, to }) => (
          <Entry key={users} sign={<path d="M14 0l6 6-6 6-6-6z" className={mark} />}>
            {t('curve.crossing', { users: number(users), from: from.title, to: to.title })}
          </Entry>
        ))}
      </ul>
      <p className={css({ textStyle: 'caption', color: 'muted', marginBlockStart: '2' })}>
        {only && others.length === 0 ? t('curve.onlyPlan', { plan: only.title }) : t('curve.plans')}{' '}
        <NetNote />
      </p>
    </figcaption>
  );
}

function Entry({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li className={css({ hstack: '2', alignItems: 'baseline' })}>
      <svg width="28" height="12" aria-hidden="true" className={css({ flexShrink: '0' })}>
        {sign}
      </svg>
      {children}
    </li>
  );
}

const dot = css({ fill: 'accent', _forcedColors: { fill: '[Highlight]' } });

const mark = css({ fill: 'ink' });

/** The line of a plan: the chosen one thick and solid, the others with different dashes. */
export function linePattern(plans: readonly Plan[], plan: Plan, selection: Selection) {
  if (plan.id === selection.plan.id) return { className: chosen, strokeWidth: 3 };
  const others = plans.filter(({ id }) => id !== selection.plan.id);
  const dashes = DASHES[others.indexOf(plan) % DASHES.length];
  return { className: other, strokeWidth: 1.5, strokeDasharray: dashes };
}

const DASHES = ['7 4', '2 3', '10 3 2 3', '14 4'];

const chosen = css({ stroke: 'accent', _forcedColors: { stroke: '[Highlight]' } });

const other = css({ stroke: 'muted', _forcedColors: { stroke: '[CanvasText]' } });
