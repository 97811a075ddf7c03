import { useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';
import { callServer } from './call';

const EVERY_MS = 60_000;

/** Calls every minute while the page is seen, and when a person returns to it. */
export function useRefresh(refresh: () => Promise<unknown>): void {
  const [progress] = useState({ isRunning: false });
  const run = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || progress.isRunning) return;
    progress.isRunning = true;
    // Without an answer the page stays as it is.
    await refresh().catch(() => undefined);
    progress.isRunning = false;
  });
  useEffect(() => {
    const onEvent = () => void run();
    const timer = setInterval(onEvent, EVERY_MS);
    document.addEventListener('visibilitychange', onEvent);
    window.addEventListener('focus', onEvent);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onEvent);
      window.removeEventListener('focus', onEvent);
    };
  }, []);
}

interface FreshRowsOptions<Row> {
  /** As the page's loader has read them. */
  loaded: readonly Row[];
  getKey: (row: Row) => string;
  /** Whether a row that is not shown is new; others may have moved up to this page. */
  isNew?: (row: Row) => boolean;
  /** Reads the rows again, in the background. */
  fetch: () => Promise<readonly Row[]>;
}

/** Rows of a list that keep their places and show their newest content. */
export function useFreshRows<Row>(options: FreshRowsOptions<Row>) {
  const { loaded, getKey, isNew = () => true, fetch } = options;
  const router = useRouter();
  const [fetched, setFetched] = useState({ loaded, rows: loaded });
  useRefresh(async () => {
    const answer = await callServer(fetch);
    if (answer.kind === 'ok') setFetched({ loaded, rows: answer.value });
    // The page asks to sign in, so that nobody reads on a screen that was left.
    else if (answer.refusal.kind === 'signed-out') await router.invalidate();
  });
  const newest = fetched.loaded === loaded ? fetched.rows : loaded;
  const byKey = new Map(newest.map((row) => [getKey(row), row]));
  const shown = new Set(loaded.map(getKey));
  const others = newest.filter((row) => !shown.has(getKey(row)));
  return {
    rows: loaded.map((row) => byKey.get(getKey(row)) ?? row),
    news: {
      count: others.filter(isNew).length,
      isOutdated: others.length > 0 || newest.length < loaded.length,
    },
  };
}

interface ListNewsProps {
  news: ReturnType<typeof useFreshRows>['news'];
  /** Gets the focus when the button goes. */
  headRef: RefObject<HTMLHeadingElement | null>;
  /** Shown while there is no news. */
  children?: ReactNode;
}

/** Offers to show what is new in a list; until then nothing moves. */
export function ListNews({ news, headRef, children }: ListNewsProps) {
  const { t } = useTranslation('staff');
  const router = useRouter();
  const show = async () => {
    await router.invalidate();
    headRef.current?.focus();
  };
  return (
    <div role="status">
      {news.isOutdated ? (
        <Button visual="link" size="sm" className={low} onClick={() => void show()}>
          {news.count > 0
            ? t('office.list.showNew', { count: news.count })
            : t('office.list.showChanges')}
        </Button>
      ) : (
        children
      )}
    </div>
  );
}

/** As high as the text that it replaces. */
const low = css({ marginBlock: '-2' });
