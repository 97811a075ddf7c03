import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#app/domain/fold-text';
import type { DraftAddon, DraftPlan } from '#app/domain/pricing/editing/draft';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';

type Item = DraftPlan | DraftAddon;

/** Longer lists have a filter. */
const MAX_WITHOUT_FILTER = 12;

export function useItemFilter(items: readonly Item[]) {
  const [filter, setFilter] = useState('');
  const isLong = items.length > MAX_WITHOUT_FILTER;
  const isFiltered = filter.trim() !== '' && isLong;
  const shown: readonly Item[] = isFiltered ? items.filter((item) => isMatch(item, filter)) : items;
  return { isLong, isFiltered, shown, filter, setFilter };
}

interface ItemFilterProps {
  /** Title of the list. */
  title: string;
  value: string;
  onValueChange: (value: string) => void;
}

export function ItemFilter({ title, value, onValueChange }: ItemFilterProps) {
  const { t } = useTranslation('editor');
  return (
    <TextField
      label={<span className={css({ srOnly: true })}>{t('list.filter', { list: title })}</span>}
      value={value}
      onValueChange={onValueChange}
      className={css({ gap: '0' })}
    />
  );
}

function isMatch({ title, id }: Item, filter: string): boolean {
  const wanted = foldText(filter);
  return foldText(title).includes(wanted) || foldText(id).includes(wanted);
}
