import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '#app/features/staff/call';
import { loadStaffMember } from '#app/features/staff/member';
import { FailureLine, NewsLine } from '#app/features/staff/news-line';
import { StaffColumn } from '#app/features/staff/staff-column';

interface Message {
  /** Address of the page that the message is about. */
  href: string;
  news?: string;
  failure?: ActionFailure | undefined;
}

/** Why something was not done. */
type ActionFailure = Refusal | 'gone';

interface Messages {
  /** Shows and announces a success on the open page. */
  say: (news: string) => void;
  /** Shows a failure, or takes the last message away. */
  fail: (failure: ActionFailure | undefined) => void;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('An InquiriesFrame is missing above');
  return messages;
}

/** The header shows how many inquiries are unanswered. */
const countAgain = () => loadStaffMember().catch(() => undefined);

/** Layout of list and detail page, with messages about actions. */
export function InquiriesFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('staff');
  const router = useRouter();
  const [message, setMessage] = useState<Message>();
  const messages = useMemo((): Messages => {
    const readHref = () => router.state.location.href;
    return {
      say: (news) => {
        setMessage({ href: readHref(), news });
        countAgain();
      },
      fail: (failure) => {
        setMessage({ href: readHref(), failure });
        if (failure === 'gone') countAgain();
      },
    };
  }, [router]);
  const href = useLocation({ select: (location) => location.href });
  // On another page it is old news.
  const shown = message?.href === href ? message : undefined;
  return (
    <MessagesContext value={messages}>
      <StaffColumn>
        <NewsLine>{shown?.news}</NewsLine>
        <FailureLine refusal={shown?.failure} describe={(why) => t(`inquiries.notDone.${why}`)} />
        {children}
      </StaffColumn>
    </MessagesContext>
  );
}
