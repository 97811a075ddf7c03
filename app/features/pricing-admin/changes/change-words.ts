import type { Change } from '#app/domain/pricing/changes';
import { kindOf } from '#app/domain/pricing/fields';
import type { Figures } from '#app/features/pricing-admin/figures';
import { type AdminTexts, clip, nameOf } from '#app/features/pricing-admin/names';

type ValueChange = Extract<Change, { kind: 'value' }>;
type ListChange = Extract<Change, { kind: 'list' }>;

/** A change in words, such as "Core: 499 € → 529 €" (D22). */
export function describeChange(t: AdminTexts, figures: Figures, change: Change): string {
  switch (change.kind) {
    case 'added':
    case 'removed':
      return describePresence(t, change);
    case 'moved':
      return t('changes.moved', {
        title: nameOf(t, change.item.list, change.item),
        before: change.before,
        after: change.after,
      });
    case 'value':
      return describeValue(t, figures, change);
    case 'list':
      return describeList(t, change);
    case 'extra-cost':
      return t('changes.plain', {
        field: t(`costFields.${change.field}`),
        before: figures.euros(change.before),
        after: figures.euros(change.after),
      });
    case 'discount':
      return t('changes.plain', {
        field: t('costs.discount'),
        before: `${figures.percentOfRate(change.before)} %`,
        after: `${figures.percentOfRate(change.after)} %`,
      });
    case 'texts':
      return t('changes.texts', { language: figures.language(change.language) });
  }
}

function describePresence(
  t: AdminTexts,
  { kind, item }: Extract<Change, { kind: 'added' | 'removed' }>,
): string {
  const title = nameOf(t, item.list, item);
  if (item.list === 'PRICING_PLANS') {
    return kind === 'added'
      ? t('changes.planAdded', { title })
      : t('changes.planRemoved', { title });
  }
  return kind === 'added'
    ? t('changes.addonAdded', { title })
    : t('changes.addonRemoved', { title });
}

function describeValue(t: AdminTexts, figures: Figures, change: ValueChange): string {
  const { field, before, after } = change;
  const title = nameOf(t, change.item.list, change.item);
  const named = { title, field: t(`fields.${field}`) };
  switch (kindOf(field)) {
    case 'main-price':
      return t('changes.price', {
        title,
        before: figures.euros(Number(before)),
        after: figures.euros(Number(after)),
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
        before: describeStatus(t, before),
        after: describeStatus(t, after),
      });
    case 'id':
    case 'text':
    case 'code':
    case 'icon':
      return t('changes.value', { ...named, ...showBoth(t, before, after) });
    case 'count':
      return t('changes.value', {
        ...named,
        before: figures.number(Number(before)),
        after: figures.number(Number(after)),
      });
  }
}

function describeList(t: AdminTexts, { item, field, added, removed }: ListChange): string {
  const named = { title: nameOf(t, item.list, item), field: t(`fields.${field}`) };
  const show = (entries: readonly string[]) =>
    clip(entries.map((entry) => (field === 'features' ? quote(t, entry) : entry)).join(', '));
  if (added.length > 0 && removed.length > 0) {
    return t('changes.exchanged', { ...named, added: show(added), removed: show(removed) });
  }
  if (added.length > 0) return t('changes.added', { ...named, entries: show(added) });
  if (removed.length > 0) return t('changes.removed', { ...named, entries: show(removed) });
  return t('changes.rearranged', named);
}

function showBoth(t: AdminTexts, before: unknown, after: unknown) {
  return { before: quote(t, String(before)), after: quote(t, String(after)) };
}

function quote(t: AdminTexts, text: string): string {
  return text === '' ? t('changes.empty') : t('changes.quoted', { text: clip(text) });
}

function describeStatus(t: AdminTexts, status: unknown): string {
  return status === 'future' ? t('status.future') : t('status.available');
}
