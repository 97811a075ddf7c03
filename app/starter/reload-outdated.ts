import { saveText } from './saved-text';

const REMEMBERED = 'reloaded';

/**
 * After a deployment the scripts that an open tab has not loaded yet are gone. When one of them
 * cannot be loaded and the page's entry is no longer served either, the tab loads the new site,
 * once, and takes along what has been typed and pressed. A connection that fails is no such case: only the
 * server's own word counts.
 * @param entry the address of the script that starts this page
 * @param listPresses lists what was pressed before any script ran
 */
export async function reloadIfOutdated(
  entry: string,
  listPresses: () => readonly HTMLElement[] = () => [],
): Promise<void> {
  try {
    const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' });
    // A page that comes back as old as before would be reloaded for ever.
    if (status !== 404 || sessionStorage.getItem(REMEMBERED) === entry) return;
    sessionStorage.setItem(REMEMBERED, entry);
    // Not before the page goes: until then the visitor may type on.
    addEventListener('pagehide', () => saveText(listPresses()));
    location.reload();
  } catch {
    // No answer; or nothing can be remembered, so that nothing would end the reloading.
  }
}
