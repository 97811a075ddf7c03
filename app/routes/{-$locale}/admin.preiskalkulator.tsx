import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { EditorPage } from '#app/features/price-editor/editor-page';
import { PublisherLine, usePublishing } from '#app/features/publishing/publisher';
import { PageFrame } from '#app/features/shell/page-frame';
import { PlainFooter, PlainHeader } from '#app/features/shell/plain-frame';
import { useStaffMember } from '#app/features/staff/member';
import { definePart } from '#app/later/define-part';
import { LaterPart } from '#app/later/later-part';
import { type ShownPrices, ShownPricesProvider } from '#app/state/shown-prices';
import { defineStaffPage, loadPrices } from './-define-page';

/** Open to everyone (spec §6), but not indexed. */
export const Route = createFileRoute('/{-$locale}/admin/preiskalkulator')({
  ...defineStaffPage((texts) => texts.editor),
  loader: ({ context }) => loadPrices('editor', context, ['editor', 'catalog']),
  component: Admin,
});

function Admin() {
  const loaded = Route.useLoaderData();
  // Prices published on this page replace the loaded ones.
  const [own, setOwn] = useState<ShownPrices>();
  const isStaff = Boolean(useStaffMember());
  const publishing = usePublishing((published) => setOwn({ published }));
  return (
    <PageFrame
      scripts="at-once"
      header={isStaff ? <EditorHeader /> : <PlainHeader />}
      footer={!isStaff && <PlainFooter />}
    >
      <ShownPricesProvider page="editor" shown={own ?? loaded}>
        <EditorPage
          publishing={publishing.state.kind === 'ready' ? publishing.state.slots : undefined}
          footer={<PublisherLine {...publishing} />}
        />
      </ShownPricesProvider>
    </PageFrame>
  );
}

/** Visitors of the editor do not load it. */
const header = definePart({ load: () => import('./-staff-page'), area: 'staff' });

/** Replaces the plain header with the staff header once it has loaded. */
function EditorHeader() {
  return (
    <LaterPart part={header} when="shown" whileLoading={<PlainHeader />}>
      {({ StaffHeader }) => <StaffHeader />}
    </LaterPart>
  );
}
