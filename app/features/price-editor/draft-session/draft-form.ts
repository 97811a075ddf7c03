import { useForm } from '@tanstack/react-form';
import type { Draft } from '#app/domain/pricing/editing/draft';

/** The form's values are the draft; fields are bound to it by their paths. */
export function useDraftForm(initial: Draft) {
  return useForm({ defaultValues: initial });
}

export type DraftForm = ReturnType<typeof useDraftForm>;
