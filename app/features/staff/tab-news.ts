import { useEffect, useEffectEvent } from 'react';

/** News that the tabs of a browser tell each other. */
const NEWS = ['signed-in', 'signed-out'] as const;
type TabNews = (typeof NEWS)[number];

let opened: BroadcastChannel | undefined;

/** One for the page, because a second one would hear what the first one says. */
function openChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel('staff');
  return opened;
}

export function tellOtherTabs(news: TabNews): void {
  openChannel().postMessage(news);
}

export function useTabNews(follow: (news: TabNews) => void): void {
  const onNews = useEffectEvent(follow);
  useEffect(() => {
    const channel = openChannel();
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const news = NEWS.find((one) => one === data);
      if (news) onNews(news);
    };
    channel.addEventListener('message', onMessage);
    return () => channel.removeEventListener('message', onMessage);
  }, []);
}

/**
 * Loads a page of staff anew when another tab has signed out, and when the browser shows it again from
 * memory: whoever presses "back" after signing out reads nothing.
 */
export function useLeaveWhenSignedOut(): void {
  useTabNews((news) => {
    if (news === 'signed-out') leave();
  });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leave();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}

function leave(): void {
  document.documentElement.hidden = true;
  location.reload();
}
