import { useTranslation } from 'react-i18next';
import type { Addon, PricingConfig } from '#app/domain/pricing/config';
import {
  type AddonState,
  addAddon,
  choosePlan,
  findUpgradePlan,
  removeAddon,
  type SelectionWithoutCounts,
} from '#app/domain/pricing/selection';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

interface AddonActionProps {
  config: PricingConfig;
  selection: SelectionWithoutCounts;
  change: ChangeSelection;
  addon: Addon;
  state: AddonState;
}

/** What can be done with an addon in the chosen plan (spec §4 "Addon card states"). */
export function AddonAction({ config, selection, change, addon, state }: AddonActionProps) {
  const { t } = useTranslation('calculator');
  /** The button's text, then whose button it is, for those who do not see the card. */
  const nameFor = (text: string) => ({
    'aria-label': t('addons.buttonName', { text, addon: addon.title }),
  });
  const upgradeTo = (planId: string) => {
    change((current) => choosePlan(config, current, planId), { toTop: true });
    // The button that has the focus is about to go, and the page starts anew at its top.
    document.getElementById('plans-title')?.focus({ preventScroll: true });
  };
  switch (state) {
    case 'included':
      return (
        <p className={status}>
          <Icon name="circle-check" />
          {t('addons.included')}
        </p>
      );
    case 'future':
      return (
        <Button visual="outline" className={action} disabled {...nameFor(t('addons.future'))}>
          {t('addons.future')}
        </Button>
      );
    case 'disabled': {
      const upgrade = findUpgradePlan(config, selection, addon.id);
      return (
        <div className={css({ marginBlockStart: 'auto', display: 'grid', gap: '1' })}>
          <Button
            visual="outline"
            disabled={!upgrade}
            onClick={() => upgrade && upgradeTo(upgrade.id)}
            {...nameFor(t('addons.disabled'))}
          >
            <Icon name="arrow-up" />
            {t('addons.disabled')}
          </Button>
          {upgrade && (
            <p className={css({ textStyle: 'caption', color: 'muted', textAlign: 'center' })}>
              {t('addons.upgradeTo', { plan: upgrade.title })}
            </p>
          )}
        </div>
      );
    }
    case 'selected':
      return (
        <Button
          className={action}
          aria-pressed
          onClick={() => change((current) => removeAddon(current, addon.id))}
          {...nameFor(t('addons.selected'))}
        >
          <Icon name="check" />
          {t('addons.selected')}
        </Button>
      );
    case 'addable':
      return (
        <Button
          visual="outline"
          className={action}
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

const action = css({ marginBlockStart: 'auto' });

const status = css({
  marginBlockStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: '11',
  borderRadius: 'md',
  backgroundColor: 'alignedSoft',
  color: 'aligned',
  fontSize: 'sm',
  fontWeight: 'medium',
  '& svg': { width: '[1.15em]', height: '[1.15em]' },
});
