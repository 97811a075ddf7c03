import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { NewsLine } from '#app/features/staff/news-line';
import { StaffColumn } from '#app/features/staff/staff-column';
import { FailureNotice } from './failure-notice';
import { type Failure, type Messages, MessagesContext } from './use-action';

interface Message {
  /** Address of the page that the message is about. */
  href: string;
  news?: string;
  failure?: Failure;
}

/** Layout of list and detail page, with messages about actions. */
export function InquiriesFrame({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [message, setMessage] = useState<Message>();
  const messages = useMemo((): Messages => {
    const readHref = () => router.state.location.href;
    return {
      say: (news) => setMessage({ href: readHref(), news }),
      fail: (failure) => setMessage({ href: readHref(), failure }),
      clear: () => setMessage(undefined),
    };
  }, [router]);
  const href = useLocation({ select: (location) => location.href });
  // On another page it is old news.
  const shown = message?.href === href ? message : undefined;
  return (
    <MessagesContext value={messages}>
      <StaffColumn>
        <NewsLine>{shown?.news}</NewsLine>
        <FailureNotice failure={shown?.failure} />
        {children}
      </StaffColumn>
    </MessagesContext>
  );
}
