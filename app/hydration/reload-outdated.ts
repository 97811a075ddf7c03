const REMEMBERED = 'stagemap-reloaded';

interface Tab {
  /** The address of the script that started this page. */
  entry: string;
  /** Whether the site still serves it. */
  isServed: (address: string) => Promise<boolean>;
  memory: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * After a deployment the parts that an open tab has not loaded yet are gone. When such a part cannot
 * be loaded and the script that started the page is no longer served either, the tab loads the new
 * site, once. A connection that fails is no such case: a reload would only lose what was typed.
 */
export function reloadOutdated(events: EventTarget, tab: Tab): void {
  events.addEventListener('vite:preloadError', () => void reloadIfOutdated(tab));
}

async function reloadIfOutdated({ entry, isServed, memory, reload }: Tab): Promise<void> {
  if (await isServed(entry)) return;
  try {
    // Whatever gives the old page again would give it for ever.
    if (memory.getItem(REMEMBERED) === entry) return;
    memory.setItem(REMEMBERED, entry);
  } catch {
    // Where nothing can be remembered, nothing would end the reloading.
    return;
  }
  reload();
}

/** Only the server's own word counts; no answer is none. */
export async function isServed(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status !== 404;
  } catch {
    return true;
  }
}
