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
