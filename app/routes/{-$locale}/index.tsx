import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '#app/features/landing/landing-page';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { useAwake } from '#app/features/shell/use-awake';

export const Route = createFileRoute('/{-$locale}/')({
  // Each part of the page that hydrates loads its texts itself.
  loader: ({ context: { language, translations } }) =>
    translations.load(language, ['catalog', 'landing', 'pricing'], { deferred: true }),
  head: ({ match }) => pageHead('home', match.context),
  component: Landing,
});

function Landing() {
  const isAwake = useAwake();
  return (
    <PageFrame isLanding>
      <LandingPage isAwake={isAwake} />
    </PageFrame>
  );
}
