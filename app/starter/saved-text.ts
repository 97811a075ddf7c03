const KEY = 'typed';

type SavedField = readonly [name: string, value: string, checked: boolean];

/** Saves the page's form for the reload that follows; only Firefox restores it by itself (D27). */
export function saveText(): void {
  const fields = listFields().map(({ name, value, checked }): SavedField => [name, value, checked]);
  sessionStorage.setItem(KEY, JSON.stringify(fields));
}

/** Restores the saved form, once. */
export function restoreText(): void {
  try {
    const saved: readonly SavedField[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.removeItem(KEY);
    for (const field of listFields()) {
      const [, value, checked] = saved.find(([name]) => name === field.name) ?? [];
      if (value !== undefined) Object.assign(field, { value, checked });
    }
  } catch {
    // Storage is blocked: nothing was saved.
  }
}

/** Texts, boxes and lists; a list has no tick to save. */
function listFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('form [name]')];
}
