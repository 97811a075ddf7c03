import { useEffect } from 'react';

/** Puts a count before the tab's title: "(3) Anfragen". Nothing for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const write = (prefix: string) => {
      const title = prefix + document.title.replace(/^\(\d+\) /, '');
      if (title !== document.title) document.title = title;
    };
    const show = () => write(count > 0 ? `(${count}) ` : '');
    show();
    // Another page brings another title.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      write('');
    };
  }, [count]);
}
