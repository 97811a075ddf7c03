import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Details } from '#app/features/landing/details/details';
import { useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { css, cx } from '#styled/css';
import { button, card, column, landingPage } from '#styled/recipes';
import { Plans } from './plans';
import { Challenge, CoreFeatures, Results, Solution } from './product';
import { Section } from './section';
import { StructuredData } from './structured-data';

interface LandingPageProps {
  /** The product itself, as the picture of the first words. */
  explorer: ReactNode;
  /** Shows the section's heading above what happens next. */
  contactForm: (head: ReactNode) => ReactNode;
}

/** The sections in their order (spec §2 "Landing page"). */
export function LandingPage({ explorer, contactForm }: LandingPageProps) {
  const { t } = useTranslation('landing');
  const { code } = useLanguage();
  return (
    <>
      <Hero />
      {explorer}
      <Challenge />
      <Solution />
      <Results />
      <CoreFeatures />
      <DemoCall />
      <Plans comparison={<Details key={code} part="comparison" />} />
      <Details key={code} part="answers" />
      <AboutUs />
      <Section id="contact" name="contact" title={t('contact.title')} text={t('contact.text')}>
        {contactForm}
      </Section>
      <StructuredData />
    </>
  );
}

const classes = landingPage();

/** The call to see the product, once it has been shown. */
function DemoCall() {
  const { t } = useTranslation('landing');
  return (
    <div className={css({ paddingBlockStart: 'section', _print: { display: 'none' } })}>
      <section aria-labelledby="demo-title" className={column()}>
        <div className={demoCall}>
          <div className={css({ stack: '2' })}>
            <h2 id="demo-title" className={css({ textStyle: 'heading' })}>
              {t('demo.title')}
            </h2>
            <p>{t('demo.text', { minutes: site.demo.minutes })}</p>
          </div>
          <a
            href="#contact"
            // The form sets its reason by it.
            data-contact-reason="demo"
            data-replay=""
            className={button({ size: 'lg' })}
          >
            {t('demo.button')}
          </a>
        </div>
      </section>
    </div>
  );
}

const demoCall = css({
  wrap: '6',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderRadius: 'lg',
  padding: '[clamp(1.5rem, 1rem + 2vw, 2.75rem)]',
  backgroundColor: 'accentSoft',
});

/** The first words; the live explorer below them is their picture. */
function Hero() {
  const { t } = useTranslation('landing');
  return (
    <div className={cx(column(), classes.hero)}>
      <h1 className={classes.heroTitle}>
        <span>
          {t('hero.welcome')} {site.brand}
        </span>{' '}
        {t('hero.tagline')}
      </h1>
      <div className={classes.heroText}>
        <p>{t('hero.text', { brand: site.brand })}</p>
        {/* Within the page whatever its query is, also before the scripts. */}
        <a
          href="#contact"
          data-contact-reason="info"
          data-replay=""
          className={button({ size: 'lg' })}
        >
          {t('hero.more')}
        </a>
      </div>
    </div>
  );
}

function AboutUs() {
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
