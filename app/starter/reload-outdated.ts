import { saveText } from './saved-text';

const REMEMBERED = 'reloaded';

/**
 * After a deployment, an open tab cannot load its remaining scripts. If the server answers 404 for
 * the page's entry, the tab reloads once and keeps what was typed and pressed. A failed connection
 * does not reload.
 * @param entry the address of the script that starts this page
 * @param listPresses lists what was pressed before any script ran
 * @returns whether the page is loaded again
 */
export async function reloadIfOutdated(
  entry: string,
  listPresses: () => readonly HTMLElement[] = () => [],
): Promise<boolean> {
  try {
    const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' });
    // Prevents endless reloads of an outdated page.
    if (status !== 404 || sessionStorage.getItem(REMEMBERED) === entry) return false;
    sessionStorage.setItem(REMEMBERED, entry);
    // Saved last, because the visitor may go on typing.
    addEventListener('pagehide', () => saveText(listPresses()));
    // A reload between press and release would lose the click.
    while (document.querySelector(':active')) await new Promise((done) => setTimeout(done, 50));
    location.reload();
    return true;
  } catch {
    // No answer, or storage is blocked and nothing would end the reloads.
    return false;
  }
}
