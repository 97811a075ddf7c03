import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';

/** E-mail and phone: in the place of the form, or as plain links beside it. */
export function ContactLinks({ visual = 'button' }: { visual?: 'button' | 'link' }) {
  const { t } = useTranslation('catalog');
  const isLink = visual === 'link';
  return (
    <div className={cx(row, isLink && besideForm)} {...useTextLanguage('catalog')}>
      <a
        className={button({ visual: isLink ? 'link' : 'solid' })}
        href={`mailto:${site.contactEmail}`}
      >
        <Icon name="mail" />
        {t('contact.email', { email: site.contactEmail })}
      </a>
      <a
        className={button({ visual: isLink ? 'link' : 'outline' })}
        href={`tel:${site.phone.dialed}`}
      >
        <Icon name="phone" />
        {t('contact.phone', { phone: site.phone.shown })}
      </a>
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '3' });

/** Without scripts the form has them in its place. */
const besideForm = css({
  'html:not([data-scripts=""]) &': { display: 'none' },
});
