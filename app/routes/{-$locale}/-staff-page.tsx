import type { ReactNode } from 'react';
import { PageFrame } from '#app/features/shell/page-frame';
import type { Namespace } from '#app/i18n/namespaces';
import { FRAME_TEXTS } from './-staff-head';
import { StaffHeader } from './-staff-header';

interface StaffPageProps {
  texts: readonly Namespace[];
  children: ReactNode;
}

/** A page of staff. The server's HTML is the same for everyone; the browser asks who is signed in. */
export function StaffPage({ texts, children }: StaffPageProps) {
  return (
    <PageFrame texts={[...FRAME_TEXTS, ...texts]} scripts="at-once" staffHeader={<StaffHeader />}>
      {children}
    </PageFrame>
  );
}
