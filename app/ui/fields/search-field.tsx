import type { ComponentProps } from 'react';
import { field } from '#styled/recipes';

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
}

/** Searches a list while somebody types; its label stands within. */
export function SearchField({ label, ...state }: SearchFieldProps) {
  return (
    <input
      type="search"
      className={field().control}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      {...state}
    />
  );
}
