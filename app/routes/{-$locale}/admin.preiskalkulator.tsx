import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { EditorPage } from '#app/features/price-editor/editor-page';
import { PublisherLine } from '#app/features/publishing/publisher-line';
import { usePublishing } from '#app/features/publishing/use-publishing';
import { PageFrame } from '#app/features/shell/page-frame';
import { useStaffMember } from '#app/features/staff/member';
import { type ShownPrices, ShownPricesProvider } from '#app/state/shown-prices';
import { defineStaffPage, loadPrices } from './-define-page';
import { EditorHeader } from './-editor-header';

/** Open to everyone (spec §6), but not indexed. */
export const Route = createFileRoute('/{-$locale}/admin/preiskalkulator')({
  ...defineStaffPage((texts) => texts.editor),
  loader: ({ context }) => loadPrices('editor', context, ['editor']),
  component: Admin,
});

function Admin() {
  const loaded = Route.useLoaderData();
  // Prices published on this page replace the loaded ones.
  const [own, setOwn] = useState<ShownPrices>();
  const isStaff = Boolean(useStaffMember());
  const publishing = usePublishing((published) => setOwn({ published }));
  return (
    <PageFrame scripts="at-once" staffHeader={isStaff ? <EditorHeader /> : undefined}>
      <ShownPricesProvider page="editor" shown={own ?? loaded}>
        <EditorPage
          publishing={publishing.kind === 'ready' ? publishing.slots : undefined}
          footer={<PublisherLine state={publishing} />}
        />
      </ShownPricesProvider>
    </PageFrame>
  );
}
