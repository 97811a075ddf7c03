import { CALCULATOR_PARAMS, isField } from './early-actions';
import { SAVED_TEXT } from './saved-text';

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

/**
 * Saves typed text for the next page, and adds foreign parameters such as `utm_source` to the link of
 * a plan or term.
 */
export function keepForNextPage(link: HTMLAnchorElement): void {
  addEventListener('pagehide', () => saveText([]));
  const others = [...new URLSearchParams(location.search)].filter(
    ([key]) => !CALCULATOR_PARAMS.test(key),
  );
  if ('replay' in link.dataset && others[0]) link.search += `&${new URLSearchParams(others)}`;
}

type SavedField = readonly [name: string, value: string, checked: boolean];

/**
 * Saves the texts of forms for the reload, since only Firefox restores them itself (D27), and the
 * other early actions in their order.
 */
function saveText(actions: readonly HTMLElement[]): void {
  const controls = listControls();
  const saved = [
    listFields().map((field) => saveField(field.name, field)),
    actions.flatMap((action) => {
      const control = controls.find((one) => one === action);
      return control ? [saveField(readKey(control), control)] : [];
    }),
  ];
  sessionStorage.setItem(SAVED_TEXT, JSON.stringify(saved));
}

/**
 * Restores what was saved, once.
 * @returns what was pressed and chosen
 */
export function restoreText(): HTMLElement[] {
  try {
    const [fields, actions]: [readonly SavedField[], readonly SavedField[]] = JSON.parse(
      sessionStorage.getItem(SAVED_TEXT) ?? '[[],[]]',
    );
    sessionStorage.removeItem(SAVED_TEXT);
    for (const field of listFields()) {
      const [, value, checked] = fields.find(([name]) => name === field.name) ?? [];
      if (value !== undefined) Object.assign(field, { value, checked });
    }
    const controls = listControls();
    return actions.flatMap(([key, value, checked]) => {
      const control = controls.find((one) => readKey(one) === key);
      if (!control) return [];
      if (isField(control)) Object.assign(control, { value, checked });
      return [control];
    });
  } catch {
    // Storage is blocked: nothing was saved.
    return [];
  }
}

function saveField(name: string, { value, checked }: HTMLInputElement): SavedField {
  return [name, value, checked];
}

/** Texts, boxes and lists; a list has no tick to save. */
function listFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('form [name]')];
}

/** Actions that may be repeated: none that sends, publishes, erases or signs in. */
function listControls(): HTMLInputElement[] {
  if (location.pathname.includes('/admin')) return [];
  return [...document.querySelectorAll<HTMLInputElement>(':is(a,button,input,select):not(form *)')];
}

/** The names of a control and of what it belongs to, since many addons have the same button. */
function readKey(control: HTMLInputElement): string {
  const part = control.closest('li,section')?.querySelector('h2,h3,h4');
  const name = control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent;
  return `${part?.textContent}: ${name}`;
}
