import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

export function ContactLinks() {
  const { t } = useTranslation('catalog');
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
      <a className={button()} href={`mailto:${site.contactEmail}`}>
        <Mail aria-hidden="true" />
        {t('contact.email', { email: site.contactEmail })}
      </a>
      <a className={button({ visual: 'outline' })} href={`tel:${site.phone.dialed}`}>
        <Phone aria-hidden="true" />
        {t('contact.phone', { phone: site.phone.shown })}
      </a>
    </div>
  );
}
