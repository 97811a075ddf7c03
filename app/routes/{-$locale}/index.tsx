import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '#app/features/contact/contact-form';
import { LandingPage } from '#app/features/landing/landing-page';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';

const TEXTS = ['landing', 'catalog', 'pricing', 'contact'] as const;

export const Route = createFileRoute('/{-$locale}/')({
  loader: ({ context: { language, translations } }) => translations.load(language, TEXTS),
  head: ({ match }) => pageHead('home', match.context),
  component: Landing,
});

function Landing() {
  return (
    <PageFrame texts={TEXTS} isLanding hasPrices>
      <LandingPage contactForm={<ContactForm />} />
    </PageFrame>
  );
}
