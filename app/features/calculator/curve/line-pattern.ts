import type { Plan } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { css } from '#styled/css';

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
