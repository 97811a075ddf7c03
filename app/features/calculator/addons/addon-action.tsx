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
import { css } from '#styled/css';
import { addonOption } from '#styled/recipes';

interface AddonActionProps extends ChoiceProps<SelectionWithoutCounts> {
  addon: Addon;
  state: AddonState;
}

/** The button or state of an addon in the chosen plan (spec §4 "Addon card states"). */
export function AddonAction({ config, selection, change, addon, state }: AddonActionProps) {
  const { t } = useTranslation('calculator');
  /** Screen readers also hear which addon the button belongs to. */
  const nameFor = (text: string) => ({
    'aria-label': t('addons.buttonName', { text, addon: addon.title }),
  });
  const upgradeTo = (plan: Plan) => {
    change((current) => movePlan(current, plan), { toTop: true });
    // The focused button disappears, and the page starts at its top.
    document.getElementById('plans-title')?.focus({ preventScroll: true });
  };
  const remove = () => change((current) => removeAddon(current, addon.id));
  switch (state) {
    case 'included':
      return (
        <p className={classes.status}>
          <Icon name="circle-check" />
          {t('addons.included')}
        </p>
      );
    case 'future':
      return (
        <Button visual="outline" size="sm" disabled {...nameFor(t('addons.future'))}>
          {t('addons.future')}
        </Button>
      );
    case 'disabled': {
      const upgrade = findUpgradePlan(config, selection.plan, addon.id);
      return (
        <div className={classes.upgrade}>
          {selection.selectedAddons.includes(addon.id) && (
            <Button
              visual="link"
              size="sm"
              onClick={() => {
                remove();
                // The focused button disappears.
                document.getElementById('addons-title')?.focus({ preventScroll: true });
              }}
              {...nameFor(t('addons.remove'))}
            >
              {t('addons.remove')}
            </Button>
          )}
          {upgrade && <p className={scripted}>{t('addons.upgradeTo', { plan: upgrade.title })}</p>}
          <Button
            visual="outline"
            size="sm"
            disabled={!upgrade}
            onClick={() => upgrade && upgradeTo(upgrade)}
            {...nameFor(t('addons.disabled'))}
          >
            {t('addons.disabled')}
          </Button>
        </div>
      );
    }
    case 'selected':
      return (
        <Button size="sm" aria-pressed onClick={remove} {...nameFor(t('addons.selected'))}>
          <Icon name="check" />
          {t('addons.selected')}
        </Button>
      );
    case 'addable':
      return (
        <Button
          visual="outline"
          size="sm"
          aria-pressed={false}
          onClick={() => change((current) => addAddon(config, current, addon.id))}
          {...nameFor(t('addons.add'))}
        >
          <Icon name="plus" />
          {t('addons.add')}
        </Button>
      );
  }
}

const classes = addonOption();

/** The sentence belongs to a button that needs scripts. */
const scripted = css({ _noscript: { display: 'none' } });
