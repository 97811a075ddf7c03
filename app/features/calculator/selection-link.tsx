import { useLinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { type Selection, selectionToSearch } from '#app/domain/pricing/selection';
import { Icon } from '#app/ui/icon';
import { isPlainClick } from '#app/ui/plain-click';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import type { ChangeSelection } from './use-selection';

interface SelectionLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children'> {
  /** The selection that the link chooses. */
  target: Selection;
  isChosen: boolean;
  onChoose: () => void;
}

/**
 * A link to a selection, which works before any script and can be opened in another tab. With
 * scripts a plain click makes the choice from the selection at that time. The chosen option is a
 * link without an address (D15), so that it keeps the focus.
 */
export function SelectionLink({ target, isChosen, onChoose, ...props }: SelectionLinkProps) {
  const link = useLinkProps({
    to: '/{-$locale}/preiskalkulator/{-$planId}',
    params: (params) => ({ ...params, planId: target.plan.id }),
    search: selectionToSearch(target),
    replace: true,
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onChoose();
    },
  });
  if (isChosen) return <a aria-current="true" tabIndex={-1} {...props} />;
  // A press from before the scripts waits for them (D13).
  return <a {...link} data-replay="" {...props} />;
}

interface PlanLinkProps {
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
  return (
    <SelectionLink
      target={target}
      isChosen={isChosen}
      onChoose={() => change(choose, { toTop: true })}
      className={cx(isChosen ? chosen : button({ visual: 'outline', size: 'sm' }), className)}
    >
      {isChosen && <Icon name="check" />}
      {t(isChosen ? 'plans.chosen' : 'plans.choose', { plan: target.plan.title })}
    </SelectionLink>
  );
}

// As high as a small button, but a text: there is nothing to press.
const chosen = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: '9',
  color: 'accent',
  fontSize: 'sm',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  '& > svg': { flexShrink: '0', width: '[1.15em]', height: '[1.15em]' },
});
