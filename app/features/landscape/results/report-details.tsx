import { useTranslation } from 'react-i18next';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import { findApart, type LandscapeView } from '#app/domain/landscape/view-landscape';
import { css } from '#styled/css';
import { useWords } from './words';

interface ReportDetailsProps {
  view: LandscapeView;
  comparison: LandscapeComparison;
}

/** The grounds of a result, for paper and report: doubts, settings, and what is intended. */
export function ReportDetails({ view, comparison }: ReportDetailsProps) {
  const { t } = useTranslation('landscape');
  const { sayTenant } = useWords();
  const { shown, exceptions, proposal } = view;
  const parts = [
    {
      title: t('results.report.doubts'),
      texts: [
        ...(proposal || findApart(view, comparison).length > 0 ? [t('proposal.until')] : []),
        ...shown.flatMap(({ name, isPartial, files, repeated }) => {
          const asked = repeated.find(({ kind }) => kind === 'which-list');
          const texts = [
            isPartial && t('results.report.partial'),
            asked && t('faults.which-list.text', { other: asked.other.fileName }),
            ...files.flatMap(({ result }) => result.open ?? []),
          ].filter(Boolean);
          return texts.length > 0 ? `${name}: ${texts.join(' ')}` : [];
        }),
      ],
    },
    {
      title: t('results.report.settings'),
      texts: [
        ...shown.map((tenant) => {
          const rules = tenant.rules.filter(({ isOn }) => isOn);
          const words = rules.map(({ token, stage }) => `${token} → ${stage}`).join(', ');
          return words === '' ? sayTenant(tenant) : `${sayTenant(tenant)} (${words})`;
        }),
        ...(exceptions.leftOut ? [`${t('settings.leftOut')}: ${exceptions.leftOut}`] : []),
      ],
    },
    {
      title: t('results.report.accepted'),
      texts: exceptions.accepted.map(({ id, reason }) => `${id}: ${reason}`),
    },
  ];
  return parts
    .filter(({ texts }) => texts.length > 0)
    .map(({ title, texts }) => (
      <section key={title}>
        <h2 className={css({ textStyle: 'title' })}>{title}</h2>
        <ul translate="no">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    ));
}
