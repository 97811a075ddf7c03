import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { StoreOutcome } from './use-store-offer';

/** Says that other prices are in force than those on the page; the stored sheet shows them (D39). */
export function NewPrices({ number, address }: Pick<StoreOutcome, 'number' | 'address'>) {
  const { t } = useTranslation('calculator');
  return (
    <p className={css({ textStyle: 'small' })}>
      {t('share.newPrices')}{' '}
      <a href={address} className={button({ visual: 'link', size: 'sm' })}>
        {t('share.openSheet', { number })}
      </a>
    </p>
  );
}
