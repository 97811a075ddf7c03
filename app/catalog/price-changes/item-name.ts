import type { useTranslation } from 'react-i18next';
import type { ItemList } from '#app/domain/pricing/editing/draft';

export type EditorTexts = ReturnType<typeof useTranslation<'editor'>>['t'];
type Named = { title: string; id: string };

/** Formats the title of a plan or addon; falls back to its id. */
export function formatItemName(t: EditorTexts, list: ItemList, { title, id }: Named): string {
  if (title.trim() !== '') return truncate(title.trim());
  if (id.trim() !== '') return truncate(id.trim());
  return list === 'PRICING_PLANS' ? t('plans.untitled') : t('addons.untitled');
}

const MAX_LENGTH = 60;

/** Shortens a text by whole characters. */
export function truncate(text: string): string {
  const characters = Array.from(text.slice(0, MAX_LENGTH * 2 + 2));
  if (characters.length <= MAX_LENGTH) return text;
  return `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}
