import { lazy, Suspense } from 'react';
import { Header } from '#app/features/shell/header';
import { NamespaceProvider } from '#app/i18n/namespace-provider';

/** Visitors of the editor do not load it. */
const StaffHeader = lazy(() =>
  import('./-staff-header').then((module) => ({ default: module.StaffHeader })),
);

/** Replaces the site's header with the staff header once it has loaded. */
export function EditorHeader() {
  return (
    <Suspense fallback={<Header isLanding={false} />}>
      <NamespaceProvider namespaces={['office']}>
        <StaffHeader />
      </NamespaceProvider>
    </Suspense>
  );
}
