import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

/** Links to e-mail and phone, next to the form or instead of it. */
export function ContactLinks() {
  const { t } = useTranslation('catalog');
  return (
    <div className={row}>
      <a className={button({ visual: 'link' })} href={`mailto:${site.contactEmail}`}>
        <Icon name="mail" />
        {t('contact.email', { email: site.contactEmail })}
      </a>
      <a className={button({ visual: 'link' })} href={`tel:${site.phone.dialed}`}>
        <Icon name="phone" />
        {t('contact.phone', { phone: site.phone.shown })}
      </a>
    </div>
  );
}

const row = css({ display: 'grid', justifyItems: 'start' });
