import type { ReactNode } from 'react';
import { PageFrame } from '#app/features/shell/page-frame';
import { StaffHeader } from './-staff-header';

/** A page of staff. The server's HTML is the same for everyone; the browser asks who is signed in. */
export function StaffPage({ children }: { children: ReactNode }) {
  return (
    <PageFrame scripts="at-once" staffHeader={<StaffHeader />}>
      {children}
    </PageFrame>
  );
}
