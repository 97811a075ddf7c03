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

interface LandingPageProps {
  /** What stands above the plans when prices are not the built-in ones. */
  pricesNotice: ReactNode;
}

/** The sections in their order (spec §2 "Landing page"). */
export function LandingPage({ pricesNotice }: LandingPageProps) {
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
      <Plans notice={pricesNotice} />
      <AboutUs />
      <DemoCall />
      <Contact />
    </>
  );
}
