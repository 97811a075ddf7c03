import { useLinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Selection, selectionToSearch } from '#app/domain/pricing/selection';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { Icon } from '#app/ui/icon';
import { isPlainClick } from '#app/ui/plain-click';
import { cx } from '#styled/css';
import { button, planOption } from '#styled/recipes';

interface PlanLinkProps {
  /** The selection that the link chooses. */
  target: Selection;
  isChosen: boolean;
  /** Makes the same choice from the selection at the time of the press. */
  choose: (current: Selection) => Selection;
  change: ChangeSelection;
  className?: string;
}

/**
 * Chooses a plan. A link, which works before any script and can be opened in another tab. The
 * chosen plan is a state without control (D15): the same element without address, so that it keeps
 * the focus and repeats early presses once another plan is chosen.
 */
export function PlanLink({ target, isChosen, choose, change, className }: PlanLinkProps) {
  const { t } = useTranslation('catalog');
  const link = useLinkProps({
    to: '/{-$locale}/preiskalkulator/{-$planId}',
    params: (params) => ({ ...params, planId: target.plan.id }),
    search: selectionToSearch(target),
    replace: true,
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      change(choose, { toTop: true });
    },
  });
  return (
    <a
      // A press from before the scripts waits for them (D13).
      {...(isChosen ? STATE : { ...link, 'data-replay': '' })}
      className={cx(
        isChosen ? planOption().chosen : button({ visual: 'outline', size: 'sm' }),
        className,
      )}
    >
      {isChosen && <Icon name="check" />}
      {t(isChosen ? 'plans.chosen' : 'plans.choose', { plan: target.plan.title })}
    </a>
  );
}

const STATE = { 'aria-current': 'true', tabIndex: -1 } as const;
