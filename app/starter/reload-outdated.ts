const REMEMBERED = 'stagemap-reloaded';

interface Tab {
  /** The address of the script that starts this page. */
  entry: string;
  /** Whether the site still serves it. */
  isServed: (address: string) => Promise<boolean>;
  memory: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * After a deployment the scripts that an open tab has not loaded yet are gone. When one of them
 * cannot be loaded and the page's entry is no longer served either, the tab loads the new site,
 * once. A connection that fails is no such case.
 */
export async function reloadIfOutdated({ entry, isServed, memory, reload }: Tab): Promise<void> {
  if (await isServed(entry)) return;
  try {
    // A page that comes back as old as before would be reloaded for ever.
    if (memory().getItem(REMEMBERED) === entry) return;
    memory().setItem(REMEMBERED, entry);
  } catch {
    // Where nothing can be remembered, nothing would end the reloading.
    return;
  }
  reload();
}

/** The tab that this code runs in. */
export function thisTab(entry: string): Tab {
  return {
    entry,
    isServed,
    memory: () => sessionStorage,
    reload: () => location.reload(),
  };
}

/** Only the server's own word counts; no answer is none. */
async function isServed(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status !== 404;
  } catch {
    return true;
  }
}
