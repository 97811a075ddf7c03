import type { ComponentProps } from 'react';
import { field } from '#styled/recipes';

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
}

/** A search field whose label is its placeholder. */
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
