import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { css, cx } from '#styled/css';
import { aboutUs, card } from '#styled/recipes';
import { Section } from './section';

export function AboutUs() {
  const { t } = useTranslation('landing');
  const { company } = site;
  return (
    // The footer's specified address is another one (D29).
    <div id="about" className={css({ scrollMarginTop: '[-1.5rem]' })}>
      <Section
        id="about-us"
        name="about"
        title={t('about.title')}
        text={t('about.text', { company: company.name, city: company.city, brand: site.brand })}
        tone="sunken"
        isBeside
      >
        <div className={classes.company}>
          <div>
            <h3>{t('about.contactTitle')}</h3>
            <p>
              {t('about.email')}: <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
            </p>
            <p>
              {t('about.phone')}: <a href={`tel:${site.phone.dialed}`}>{site.phone.shown}</a>
            </p>
          </div>
          <div>
            <h3>{t('about.addressTitle')}</h3>
            <address>
              {company.name}
              <br />
              {company.street}
              <br />
              {company.postalCode} {company.city}
            </address>
          </div>
        </div>
        <ul className={classes.values}>
          {t('about.values', { returnObjects: true, city: company.city }).map(({ title, text }) => (
            <li key={title} className={cx(card(), classes.value)}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

const classes = aboutUs();
