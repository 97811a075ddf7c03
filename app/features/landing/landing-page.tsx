import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/language-context';
import { AboutUs } from './about-us';
import { AddonList } from './addon-list';
import { Challenge } from './challenge';
import { Contact } from './contact';
import { CoreFeatures } from './core-features';
import { DemoCall } from './demo-call';
import { Details, type DrawDetails } from './details/details';
import { Figures } from './figures';
import { Hero } from './hero';
import { Plans } from './plans';
import { Solution } from './solution';
import { Steps } from './steps';
import { StructuredData } from './structured-data';

interface LandingPageProps {
  /** After the first words the product itself; an added section. */
  explorer: ReactNode;
  contactForm: ReactNode;
  drawDetails: DrawDetails | undefined;
}

/** The sections in their order (spec §2 "Landing page"). */
export function LandingPage({ explorer, contactForm, drawDetails }: LandingPageProps) {
  const { code } = useLanguage();
  return (
    <>
      <Hero />
      {explorer}
      <div id="features">
        <Challenge />
        <Solution />
        <Figures />
        <Steps />
        <CoreFeatures />
        <AddonList />
      </div>
      <DemoCall />
      <Plans />
      <Details key={code} loaded={drawDetails} />
      <AboutUs />
      <Contact form={contactForm} />
      <StructuredData />
    </>
  );
}
