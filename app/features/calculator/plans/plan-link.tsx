import { useTranslation } from 'react-i18next';
import type { Selection } from '#app/domain/pricing/selection';
import { CHOSEN_LINK, useSelectionLink } from '#app/features/calculator/selection-link';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { Icon } from '#app/ui/icon';
import { cx } from '#styled/css';
import { button, planOption } from '#styled/recipes';

interface PlanLinkProps {
  /** The selection that the link chooses. */
  target: Selection;
  isChosen: boolean;
  /** Makes the choice from the selection at the time of the press. */
  choose: (current: Selection) => Selection;
  change: ChangeSelection;
  className?: string;
}

/** Chooses a plan; the chosen one is a state without control (D15). */
export function PlanLink({ target, isChosen, choose, change, className }: PlanLinkProps) {
  const { t } = useTranslation('catalog');
  const link = useSelectionLink(target, () => change(choose, { toTop: true }));
  return (
    <a
      {...(isChosen ? CHOSEN_LINK : link)}
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
