import { Hydrate } from '@tanstack/react-start';
import { memo, type ReactNode } from 'react';
import { onceAwake } from '#app/hydration/once-awake';
import { Texts } from '#app/i18n/texts';
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

/**
 * The sections in their order (spec §2 "Landing page"). All of them are in the server's HTML and
 * hydrate, in a few steps, with the first sign of the visitor.
 */
export const LandingPage = memo(function LandingPage({ contactForm }: LandingPageProps) {
  return (
    <>
      <Hydrate when={onceAwake}>
        <Texts namespaces={['landing']}>
          <Hero />
        </Texts>
      </Hydrate>
      <div id="features">
        <Hydrate when={onceAwake}>
          <Texts namespaces={['landing']}>
            <Challenge />
            <Solution />
          </Texts>
        </Hydrate>
        <Hydrate when={onceAwake}>
          <Texts namespaces={['landing', 'catalog', 'pricing']}>
            <Figures />
            <Steps />
            <CoreFeatures />
            <AddonList />
          </Texts>
        </Hydrate>
      </div>
      <Hydrate when={onceAwake}>
        <Texts namespaces={['common', 'landing', 'catalog', 'pricing']}>
          <Plans />
        </Texts>
      </Hydrate>
      <Hydrate when={onceAwake}>
        <Texts namespaces={['common', 'landing', 'catalog', 'pricing']}>
          <AboutUs />
          <DemoCall />
          <Contact form={contactForm} />
          <StructuredData />
        </Texts>
      </Hydrate>
    </>
  );
});
