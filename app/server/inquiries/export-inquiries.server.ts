import { mapExtras } from '#app/domain/contact/fields';
import type { InquiryQuery } from '#app/domain/contact/inquiry-query';
import { getCsvSeparator } from '#app/domain/csv';
import { findLanguage, type Language, referenceLanguage } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import { recordExport } from '#app/server/store/inquiry-actions';
import type { AuditContext } from '#app/server/store/people';
import type { Store } from '#app/server/store/store';
import { site } from '#app/site';
import { formatInquiriesCsv, type ListWords } from './inquiry-csv';
import { formatJson } from './inquiry-entry';
import { listEntries } from './list-entries';

interface Export {
  query: InquiryQuery;
  format: 'csv' | 'json';
  language: string;
}

/** Exports the filtered inquiries as a file. The audit entry is written first. */
export async function exportInquiries(
  store: Store,
  { query, format, language }: Export,
  audit: AuditContext,
): Promise<{ text: string; count: number }> {
  const entries = await listEntries(store, query);
  const text =
    format === 'json'
      ? formatJson(entries)
      : formatInquiriesCsv(entries, site.origin, await loadWords(findLanguage(language)));
  await recordExport(store, `${format}: ${entries.length}`, audit);
  return { text, count: entries.length };
}

async function loadWords(language: Language = referenceLanguage): Promise<ListWords> {
  const instance = await loadTexts(language, ['staff', 'contact']);
  const t = instance.getFixedT(null, ['staff', 'contact']);
  /** Values of a newer form are shown as stored. */
  const word = (key: string, stored: string) => instance.t(key, { defaultValue: stored });
  return {
    separator: getCsvSeparator(language.locale),
    nameless: t('inquiries.nameless'),
    headings: {
      ...t('staff:inquiries.columns', { returnObjects: true }),
      ...mapExtras((key) => t(`contact:fields.${key}`)),
    },
    reason: (reason) => word(`contact:reasons.${reason}`, reason),
    way: (way) => word(`contact:ways.${way}`, way),
    billing: (isYearly) => t(isYearly ? 'contact:details.yearly' : 'contact:details.monthly'),
    term: (term) => word(`staff:inquiries.terms.${term}`, term),
    delivery: (target, state) =>
      [
        word(`staff:inquiries.targets.${target}`, target),
        word(`staff:inquiries.deliveryStates.${state}`, state),
      ].join(' '),
  };
}
