import type { ReactNode } from 'react';
import { LanguageLinks, LanguageMenu } from '#app/features/shell/languages/language-menu';
import { PageFrame } from '#app/features/shell/page-frame';
import { StaffHeader as Header } from '#app/features/staff/staff-header';
import { useLeaveWhenSignedOut } from '#app/features/staff/tab-news';

/** The header of staff pages with the site's switch of languages. */
export function StaffHeader() {
  return (
    <Header
      renderLanguageMenu={(className) => <LanguageMenu className={className} />}
      renderLanguageList={(classes) => <LanguageLinks {...classes} />}
    />
  );
}

/** A page of staff. The server's HTML is the same for everyone; the browser asks who is signed in. */
export function StaffPage({ children }: { children: ReactNode }) {
  useLeaveWhenSignedOut();
  return (
    <PageFrame scripts="at-once" header={<StaffHeader />}>
      {children}
    </PageFrame>
  );
}
