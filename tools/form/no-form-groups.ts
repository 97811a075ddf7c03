/**
 * In place of TanStack Form's groups of fields, which every form would bring along (1.6 kB, brotli):
 * the site's forms have single fields alone.
 */
export function FormGroup(): never {
  throw new Error('Groups of fields are left out of the build: see SMALLER_PARTS in app.config.ts');
}

export const useFormGroup = FormGroup;
