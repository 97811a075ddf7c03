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
          <h3>{t('about.contactTitle')}</h3>
          <address>
            <p>
              {company.name}
              <br />
              {company.street}
              <br />
              {company.postalCode} {company.city}
            </p>
            <p>
              <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
              <br />
              <a href={`tel:${site.phone.dialed}`}>{site.phone.shown}</a>
            </p>
          </address>
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
