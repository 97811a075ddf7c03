import { lazy, Suspense } from 'react';
import { Header } from '#app/features/shell/header';
import { NamespaceProvider } from '#app/i18n/namespace-provider';

/** Visitors of the editor do not load it. */
const StaffHeader = lazy(() =>
  import('./-staff-header').then((module) => ({ default: module.StaffHeader })),
);

/** The header of staff, in the place of the site's as soon as it is there. */
export function EditorHeader() {
  return (
    <Suspense fallback={<Header isLanding={false} />}>
      <NamespaceProvider namespaces={['office']}>
        <StaffHeader />
      </NamespaceProvider>
    </Suspense>
  );
}
