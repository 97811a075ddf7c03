import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Addon, Plan } from '#app/domain/pricing/config';
import {
  type AddonState,
  addAddon,
  findUpgradePlan,
  movePlan,
  removeAddon,
  type SelectionWithoutCounts,
} from '#app/domain/pricing/selection';
import type { ChoiceProps } from '#app/features/calculator/use-selection';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import type { IconName } from '#app/ui/icon-names';
import { css } from '#styled/css';

export interface AddonActionProps extends ChoiceProps<SelectionWithoutCounts> {
  addon: Addon;
  state: AddonState;
}

/** The button or state of an addon in the chosen plan (spec §4 "Addon card states"). */
export function AddonAction({ config, selection, change, addon, state }: AddonActionProps) {
  const { t } = useTranslation('calculator');
  /** Screen readers also hear which addon the button belongs to. */
  const button = (text: string, props: ComponentProps<typeof Button>, icon?: IconName) => (
    <Button
      visual="outline"
      size="sm"
      aria-label={t('addons.buttonName', { text, addon: addon.title })}
      {...props}
    >
      {icon && <Icon name={icon} />}
      {text}
    </Button>
  );
  const upgradeTo = (plan: Plan) => {
    change((current) => movePlan(current, plan), { toTop: true });
    // The focused button disappears, and the page starts at its top.
    document.getElementById('plans-title')?.focus({ preventScroll: true });
  };
  const remove = () => change((current) => removeAddon(current, addon.id));
  // The second press of a double one would undo the first.
  const removeOnce = ({ detail }: MouseEvent) => {
    if (detail < 2) remove();
  };
  switch (state) {
    case 'included':
      return (
        <p className={classes.status}>
          <Icon name="circle-check" />
          {t('addons.included')}
        </p>
      );
    case 'future':
      return button(t('addons.future'), { disabled: true });
    case 'disabled': {
      const upgrade = findUpgradePlan(config, selection.plan, addon.id);
      return (
        <div className={classes.upgrade}>
          {button(t('addons.disabled'), {
            disabled: !upgrade,
            onClick: () => upgrade && upgradeTo(upgrade),
          })}
          {upgrade && <p className={scripted}>{t('addons.upgradeTo', { plan: upgrade.title })}</p>}
          {selection.selectedAddons.includes(addon.id) &&
            button(t('addons.remove'), {
              visual: 'link',
              onClick: () => {
                remove();
                // The focused button disappears.
                document.getElementById('addons-title')?.focus({ preventScroll: true });
              },
            })}
        </div>
      );
    }
    case 'selected':
      return button(
        t('addons.selected'),
        { visual: 'ghost', 'aria-pressed': true, className: classes.chosen, onClick: removeOnce },
        'check',
      );
    case 'addable':
      return button(
        t('addons.add'),
        {
          'aria-pressed': false,
          onClick: () => change((current) => addAddon(config, current, addon.id)),
        },
        'plus',
      );
  }
}

const classes = {
  chosen: css({ backgroundColor: 'accentSoft', color: 'accent' }),
  status: css({
    hstack: '1.5',
    color: 'aligned',
    fontSize: 'sm',
    fontWeight: 'medium',
    '& svg': { width: '4', height: '4' },
  }),
  upgrade: css({
    stack: '0.5',
    justifyItems: 'end',
    '& > p': { textStyle: 'caption', color: 'muted' },
  }),
};

/** The sentence belongs to a button that needs scripts. */
const scripted = css({ _noscript: { display: 'none' } });
