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

const KEY = 'typed';

type SavedField = readonly [name: string, value: string, checked: boolean];

/**
 * Saves the page's form and the names of what was pressed for the reload that follows; only Firefox
 * restores fields by itself (D27).
 */
export function saveText(presses: readonly HTMLElement[]): void {
  const fields = listFields().map(({ name, value, checked }): SavedField => [name, value, checked]);
  sessionStorage.setItem(KEY, JSON.stringify([fields, presses.map(readName)]));
}

/**
 * Restores the saved form, once.
 * @returns what was pressed
 */
export function restoreText(): HTMLElement[] {
  try {
    const [fields, presses]: [readonly SavedField[], readonly string[]] = JSON.parse(
      sessionStorage.getItem(KEY) ?? '[[],[]]',
    );
    sessionStorage.removeItem(KEY);
    for (const field of listFields()) {
      const [, value, checked] = fields.find(([name]) => name === field.name) ?? [];
      if (value !== undefined) Object.assign(field, { value, checked });
    }
    const controls = [...document.querySelectorAll<HTMLElement>('a,button')];
    return presses.flatMap((name) => controls.find((one) => readName(one) === name) ?? []);
  } catch {
    // Storage is blocked: nothing was saved.
    return [];
  }
}

/** Texts, boxes and lists; a list has no tick to save. */
function listFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('form [name]')];
}

function readName(control: HTMLElement): string {
  return control.ariaLabel ?? control.textContent;
}
