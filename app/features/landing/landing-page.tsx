import type { ReactNode } from 'react';
import { AboutUs } from './about-us';
import { AddonList } from './addon-list';
import { Challenge } from './challenge';
import { Contact } from './contact';
import { CoreFeatures } from './core-features';
import { DemoCall } from './demo-call';
import { Figures } from './figures';
import { Hero } from './hero';
import { Plans } from './plans';
import { Solution } from './solution';
import { Steps } from './steps';
import { StructuredData } from './structured-data';

interface LandingPageProps {
  contactForm: ReactNode;
}

/** The sections in their order (spec §2 "Landing page"). */
export function LandingPage({ contactForm }: LandingPageProps) {
  return (
    <>
      <Hero />
      <div id="features">
        <Challenge />
        <Solution />
        <Figures />
        <Steps />
        <CoreFeatures />
        <AddonList />
      </div>
      <Plans />
      <AboutUs />
      <DemoCall />
      <Contact form={contactForm} />
      <StructuredData />
    </>
  );
}
