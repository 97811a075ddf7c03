import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AddonIcon } from '#app/catalog/addon-icon';
import { useItemLanguage } from '#app/catalog/item-language';
import { NetNote } from '#app/catalog/net-note';
import { useAddonOffer } from '#app/catalog/use-addon-offer';
import { useTextLanguage } from '#app/i18n/text-language';
import { usePricingConfig } from '#app/state/use-pricing-config';
import { Badge } from '#app/ui/badge';
import { evenGrid } from '#app/ui/even-grid';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { addonList, button } from '#styled/recipes';
import { Section } from './section';

export function AddonList() {
  const { t } = useTranslation(['landing', 'catalog']);
  const config = usePricingConfig();
  const { ADDONS } = config;
  const offerOf = useAddonOffer(config);
  const languageOf = useItemLanguage('addons');
  const labels = useTextLanguage('catalog');
  if (ADDONS.length === 0) return null;
  return (
    <Section name="addons" title={t('addons.title')} text={t('addons.text')}>
      <p className={css({ textStyle: 'small', color: 'muted', md: { display: 'none' } })}>
        <NetNote />
      </p>
      <ul data-figures="" className={cx(evenGrid(ADDONS.length), css({ columnGap: '8' }))}>
        {ADDONS.map((addon, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat in an edited configuration
          <li key={index} className={classes.item}>
            <AddonIcon name={addon.icon} />
            <div className={classes.text}>
              <h3 {...languageOf(addon, addon.title)}>{addon.title}</h3>
              <p {...languageOf(addon, addon.description)}>{addon.description}</p>
              <p className={classes.price} {...labels}>
                {offerOf(addon).map((text) => (
                  <span key={text}>{text}</span>
                ))}
                {addon.status === 'future' && addon.statusText !== '' && (
                  <Badge>{t('catalog:availableFrom', { quarter: addon.statusText })}</Badge>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <p className={css({ textStyle: 'small', color: 'muted' })}>
          <NetNote />
        </p>
        <Link
          to="/{-$locale}/preiskalkulator/{-$planId}"
          className={cx(button({ visual: 'link' }), css({ _print: { display: 'none' } }))}
        >
          {t('addons.calculate')}
          <Icon name="arrow-right" className={css({ _rtl: { scale: '[-1 1]' } })} />
        </Link>
      </div>
    </Section>
  );
}

const classes = addonList();
