import { createFileRoute } from '@tanstack/react-router';
import { Hydrate } from '@tanstack/react-start';
import { ContactForm } from '#app/features/contact/contact-form';
import { LandingPage } from '#app/features/landing/landing-page';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { onceAwake } from '#app/hydration/once-awake';

export const Route = createFileRoute('/{-$locale}/')({
  // Each part of the page that hydrates loads its texts itself.
  loader: ({ context: { language, translations } }) =>
    translations.load(language, ['catalog', 'contact', 'landing', 'pricing'], { deferred: true }),
  head: ({ match }) => pageHead('home', match.context),
  component: Landing,
});

function Landing() {
  return (
    <PageFrame isLanding>
      <LandingPage contactForm={contactForm} />
    </PageFrame>
  );
}

const contactForm = (
  <Hydrate when={onceAwake}>
    <ContactForm />
  </Hydrate>
);
