import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { AboutUs } from './about-us';
import { Challenge } from './challenge';
import { CoreFeatures } from './core-features';
import { DemoCall } from './demo-call';
import { Details } from './details/details';
import type { DrawDetails } from './details/load-details';
import { Hero } from './hero';
import { Plans } from './plans';
import { Results } from './results';
import { Section } from './section';
import { Solution } from './solution';
import { StructuredData } from './structured-data';

interface LandingPageProps {
  /** The product itself, as the picture of the first words. */
  explorer: ReactNode;
  contactForm: (head: ReactNode) => ReactNode;
  drawDetails: DrawDetails | undefined;
}

/** The sections in their order (spec §2 "Landing page"). */
export function LandingPage({ explorer, contactForm, drawDetails }: LandingPageProps) {
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
      <Plans comparison={<Details key={code} part="comparison" loaded={drawDetails} />} />
      <Details key={code} part="answers" loaded={drawDetails} />
      <AboutUs />
      <Contact form={contactForm} />
      <StructuredData />
    </>
  );
}

interface ContactProps {
  /** Shows the heading above what happens next. */
  form: (head: ReactNode) => ReactNode;
}

function Contact({ form }: ContactProps) {
  const { t } = useTranslation('landing');
  return (
    <Section id="contact" name="contact" title={t('contact.title')} text={t('contact.text')}>
      {form}
    </Section>
  );
}
