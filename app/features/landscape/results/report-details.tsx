import { useTranslation } from 'react-i18next';
import type { LandscapeView } from '#app/domain/landscape/view-landscape';
import { css } from '#styled/css';
import { useWords } from './words';

/** What a result rests on, for paper and report: doubts, settings, and what is intended. */
export function ReportDetails({ view }: { view: LandscapeView }) {
  const { t } = useTranslation('landscape');
  const { sayTenant } = useWords();
  const { shown, exceptions, proposal } = view;
  const parts = [
    {
      title: t('results.report.doubts'),
      texts: [
        ...(proposal ? [t('proposal.until')] : []),
        ...shown.flatMap(({ name, isPartial, files }) => {
          const open = files.flatMap(({ result }) => result.open ?? []);
          const text = [...(isPartial ? [t('results.report.partial')] : []), ...open].join(' ');
          return text === '' ? [] : `${name}: ${text}`;
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
