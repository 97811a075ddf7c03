import type { useTranslation } from 'react-i18next';
import type { Change } from '#app/domain/pricing/changes.ts';
import type { ItemList } from '#app/domain/pricing/editing/draft.ts';
import { fractionToPercent } from '#app/domain/pricing/editing/draft-items.ts';
import { getFieldKind } from '#app/domain/pricing/fields.ts';
import { createNumberFormat } from '#app/i18n/formats.ts';
import type { DecimalSeparator } from '#app/ui/fields/number-field.tsx';

export type EditorTexts = ReturnType<typeof useTranslation<'editor'>>['t'];
export type ExactFormats = ReturnType<typeof createExactFormats>;
type ValueChange = Extract<Change, { kind: 'value' }>;
type ListChange = Extract<Change, { kind: 'list' }>;

/** Formats of configured values without rounding, unlike those of pages. */
export function createExactFormats(locale: string) {
  const number = createNumberFormat(locale, { maximumFractionDigits: 20 });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const separator: DecimalSeparator = number(0.5).includes(',') ? ',' : '.';
  return {
    euros: createNumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: 2,
      maximumFractionDigits: 20,
      trailingZeroDisplay: 'stripIfInteger',
    }),
    number,
    percent: (rate: number) => `${number(fractionToPercent(rate))} %`,
    /** Formats the name of a language. */
    language: (code: string) => {
      try {
        return languages.of(code) ?? code;
      } catch {
        // Imported files can contain invalid language codes.
        return code;
      }
    },
    separator,
  };
}

/** Formats a change, such as "Core: 499 € → 529 €" (D22). */
export function formatChange(t: EditorTexts, formats: ExactFormats, change: Change): string {
  switch (change.kind) {
    case 'added':
    case 'removed':
      return t(`changes.${change.kind}-${change.item.list}`, {
        title: formatItemName(t, change.item.list, change.item),
      });
    case 'moved': {
      const { item, before, after } = change;
      return t('changes.moved', { title: formatItemName(t, item.list, item), before, after });
    }
    case 'value':
      return formatValueChange(t, formats, change);
    case 'list':
      return formatListChange(t, change);
    case 'extra-cost':
      return t('changes.plain', {
        field: t(`costFields.${change.field}`),
        before: formats.euros(change.before),
        after: formats.euros(change.after),
      });
    case 'discount':
      return t('changes.plain', {
        field: t('costs.discount'),
        before: formats.percent(change.before),
        after: formats.percent(change.after),
      });
    case 'texts':
      return t('changes.texts', { language: formats.language(change.language) });
  }
}

function formatValueChange(t: EditorTexts, formats: ExactFormats, change: ValueChange): string {
  const { item, field, before, after } = change;
  const kind = getFieldKind(field);
  const show = (value: unknown) => {
    if (kind === 'main-price') return formats.euros(Number(value));
    if (kind === 'count') return formats.number(Number(value));
    return kind === 'status'
      ? t(`status.${value === 'future' ? value : 'available'}`)
      : quote(t, String(value));
  };
  const replace = {
    title: formatItemName(t, item.list, item),
    field: t(`fields.${field}`),
    before: show(before),
    after: show(after),
  };
  switch (kind) {
    case 'main-price':
      return t('changes.price', replace);
    case 'long-text':
      return t('changes.text', replace);
    case 'flag':
      return t(after === true ? 'changes.on' : 'changes.off', replace);
    case 'title':
      return t('changes.plain', replace);
    default:
      return t('changes.value', replace);
  }
}

function formatListChange(t: EditorTexts, { item, field, added, removed }: ListChange): string {
  const named = { title: formatItemName(t, item.list, item), field: t(`fields.${field}`) };
  const show = (entries: readonly string[]) =>
    truncate(entries.map((entry) => (field === 'features' ? quote(t, entry) : entry)).join(', '));
  if (added.length > 0 && removed.length > 0) {
    return t('changes.exchanged', { ...named, added: show(added), removed: show(removed) });
  }
  if (added.length > 0) return t('changes.added', { ...named, entries: show(added) });
  if (removed.length > 0) return t('changes.removed', { ...named, entries: show(removed) });
  return t('changes.rearranged', named);
}

function quote(t: EditorTexts, text: string): string {
  return text === '' ? t('changes.empty') : t('changes.quoted', { text: truncate(text) });
}

/** Formats the title of a plan or addon; falls back to its id. */
export function formatItemName(
  t: EditorTexts,
  list: ItemList,
  { title, id }: { title: string; id: string },
): string {
  const name = title.trim() || id.trim();
  if (name !== '') return truncate(name);
  return list === 'PRICING_PLANS' ? t('plans.untitled') : t('addons.untitled');
}

const MAX_LENGTH = 60;

/** Shortens a text by whole characters. */
export function truncate(text: string): string {
  const characters = Array.from(text.slice(0, MAX_LENGTH * 2 + 2));
  if (characters.length <= MAX_LENGTH) return text;
  return `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}
