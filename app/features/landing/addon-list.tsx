import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Announcement, useAddonOffer, useItemLanguage } from '#app/catalog/item-texts';
import { NetLine } from '#app/catalog/use-prices';
import { listPlans } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { useFormats } from '#app/i18n/language-context';
import { usePricingConfig } from '#app/state/use-pricing-config';
import { Icon } from '#app/ui/icon';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { addonList, button } from '#styled/recipes';

const STATUSES = ['available', 'future'] as const;

export function AddonList() {
  const { t } = useTranslation(['landing', 'catalog']);
  const config = usePricingConfig();
  const included = useIncludedSentence(config);
  const offerOf = useAddonOffer(config);
  const languageOf = useItemLanguage('addons');
  const groups = STATUSES.map((status) => ({
    status,
    addons: config.ADDONS.filter((addon) => addon.status === status),
  })).filter(({ addons }) => addons.length > 0);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="addons-title">
      <div className={classes.head}>
        <h3 id="addons-title">{t('addons.title')}</h3>
        <p>
          {t('addons.text')} {included}
        </p>
        <Link
          to="/{-$locale}/preiskalkulator/{-$planId}"
          className={cx(button({ visual: 'link' }), css({ _print: { display: 'none' } }))}
        >
          {t('addons.calculate')}
          <Icon name="arrow-right" className={css({ _rtl: { scale: '[-1 1]' } })} />
        </Link>
      </div>
      <div data-figures="" className={classes.groups}>
        {groups.map(({ status, addons }, order) => (
          <div key={status}>
            <h4>{t(`addons.${status}`)}</h4>
            <ul>
              {withKeys(addons, ({ id }) => id).map(({ key, item: addon }) => (
                <li key={key} className={classes.item}>
                  <p {...languageOf(addon, addon.title)}>{addon.title}</p>
                  <p {...languageOf(addon, addon.description)}>{addon.description}</p>
                  <p className={classes.price}>
                    {offerOf(addon).map((text) => (
                      <span key={text}>{text}</span>
                    ))}
                    {status === 'future' && addon.statusText !== '' && (
                      <Announcement addon={addon} />
                    )}
                  </p>
                </li>
              ))}
            </ul>
            {order === 0 && <NetLine />}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Names what the first plan with included addons includes; empty if there is none. */
function useIncludedSentence(config: PricingConfig): string {
  const { t } = useTranslation('landing');
  const { list } = useFormats();
  const plan = listPlans(config).find(({ includedAddons }) => includedAddons.length > 0);
  const titles = config.ADDONS.flatMap(({ id, title }) =>
    plan?.includedAddons.includes(id) ? [title] : [],
  );
  if (!plan || titles.length === 0) return '';
  return t('addons.included', { count: titles.length, addons: list(titles), plan: plan.title });
}

const classes = addonList();
