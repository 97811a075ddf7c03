const KEPT = 'typed';

/** A field of a form: its name, its text, and whether it is ticked. */
type KeptField = readonly [name: string, value: string, checked: boolean];

/**
 * Keeps what stands in the page's form for the reload that follows; of the browsers only Firefox
 * brings it back by itself (D27).
 */
export function keepText(): void {
  const fields = listFields().map(({ name, value, checked }): KeptField => [name, value, checked]);
  sessionStorage.setItem(KEPT, JSON.stringify(fields));
}

/** Puts what was kept back into the form, and keeps it no longer. */
export function putTextBack(): void {
  try {
    const kept: readonly KeptField[] = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    sessionStorage.removeItem(KEPT);
    for (const field of listFields()) {
      const [, value, checked] = kept.find(([name]) => name === field.name) ?? [];
      if (value !== undefined) Object.assign(field, { value, checked });
    }
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}

/** Texts, boxes and lists to choose from; a list has no tick to keep. */
function listFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('form [name]')];
}
