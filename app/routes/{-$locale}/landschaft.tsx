import { createFileRoute, redirect } from '@tanstack/react-router';
import { writeDemoLists } from '#app/features/explorer/demo/lists';
import { InlineIcons, LandscapePage } from '#app/features/landscape/landscape-page';
import { PageFrame } from '#app/features/shell/page-frame';
import { definePage } from './-define-page';

const EXAMPLE = writeDemoLists();

/** The visitor's own landscape, in a document with its own policy (D52). */
export const Route = createFileRoute('/{-$locale}/landschaft')({
  ...definePage('landscape', ['landscape']),
  beforeLoad: ({ context, location }) => {
    if (import.meta.env.SSR || context.isIsolated) return;
    throw redirect({ href: location.href, reloadDocument: true });
  },
  component: () => (
    <InlineIcons>
      <PageFrame scripts="at-once" isPrintedAlone>
        <LandscapePage example={EXAMPLE} />
      </PageFrame>
    </InlineIcons>
  ),
});
