import { createFileRoute, redirect } from '@tanstack/react-router';
import { InlineIcons } from '#app/features/landscape/inline-icons';
import { LandscapePage } from '#app/features/landscape/landscape-page';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';

const TEXTS = ['landscape'] as const;

/** The visitor's own landscape, in a document with its own policy (D52). */
export const Route = createFileRoute('/{-$locale}/landschaft')({
  beforeLoad: ({ context, location }) => {
    if (import.meta.env.SSR || context.isIsolated) return;
    throw redirect({ href: location.href, reloadDocument: true });
  },
  loader: ({ context }) => context.translations.load(context.language, TEXTS),
  head: ({ match }) => pageHead('landscape', match.context),
  component: Landscape,
});

function Landscape() {
  return (
    <InlineIcons>
      <PageFrame texts={TEXTS} scripts="at-once" isPrintedAlone>
        <LandscapePage />
      </PageFrame>
    </InlineIcons>
  );
}
