import type { Change } from '#app/domain/pricing/changes';
import { getFieldKind } from '#app/domain/pricing/fields';
import type { ExactFormats } from './exact-formats';
import { type EditorTexts, formatItemName, truncate } from './item-name';

type ValueChange = Extract<Change, { kind: 'value' }>;
type ListChange = Extract<Change, { kind: 'list' }>;

/** Formats a change, such as "Core: 499 € → 529 €" (D22). */
export function formatChange(t: EditorTexts, formats: ExactFormats, change: Change): string {
  switch (change.kind) {
    case 'added':
    case 'removed':
      return formatPresence(t, change);
    case 'moved':
      return t('changes.moved', {
        title: formatItemName(t, change.item.list, change.item),
        before: change.before,
        after: change.after,
      });
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
        before: `${formats.fractionToPercent(change.before)} %`,
        after: `${formats.fractionToPercent(change.after)} %`,
      });
    case 'texts':
      return t('changes.texts', { language: formats.language(change.language) });
  }
}

function formatPresence(
  t: EditorTexts,
  { kind, item }: Extract<Change, { kind: 'added' | 'removed' }>,
): string {
  const title = formatItemName(t, item.list, item);
  if (item.list === 'PRICING_PLANS') {
    return kind === 'added'
      ? t('changes.planAdded', { title })
      : t('changes.planRemoved', { title });
  }
  return kind === 'added'
    ? t('changes.addonAdded', { title })
    : t('changes.addonRemoved', { title });
}

function formatValueChange(t: EditorTexts, formats: ExactFormats, change: ValueChange): string {
  const { field, before, after } = change;
  const title = formatItemName(t, change.item.list, change.item);
  const named = { title, field: t(`fields.${field}`) };
  switch (getFieldKind(field)) {
    case 'main-price':
      return t('changes.price', {
        title,
        before: formats.euros(Number(before)),
        after: formats.euros(Number(after)),
      });
    case 'long-text':
      return t('changes.text', named);
    case 'flag':
      return after === true ? t('changes.on', named) : t('changes.off', named);
    case 'title':
      return t('changes.plain', { field: named.field, ...showBoth(t, before, after) });
    case 'status':
      return t('changes.value', {
        ...named,
        before: formatStatus(t, before),
        after: formatStatus(t, after),
      });
    case 'id':
    case 'text':
    case 'code':
    case 'icon':
      return t('changes.value', { ...named, ...showBoth(t, before, after) });
    case 'count':
      return t('changes.value', {
        ...named,
        before: formats.number(Number(before)),
        after: formats.number(Number(after)),
      });
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

function showBoth(t: EditorTexts, before: unknown, after: unknown) {
  return { before: quote(t, String(before)), after: quote(t, String(after)) };
}

function quote(t: EditorTexts, text: string): string {
  return text === '' ? t('changes.empty') : t('changes.quoted', { text: truncate(text) });
}

function formatStatus(t: EditorTexts, status: unknown): string {
  return status === 'future' ? t('status.future') : t('status.available');
}
