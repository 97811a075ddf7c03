import { useTranslation } from 'react-i18next';
import type { LandscapeView, TenantView } from '#app/domain/landscape/view-landscape';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';

/** What a result rests on, for paper and report: doubts, settings, and what is intended. */
export function ReportDetails({ view }: { view: LandscapeView }) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { shown, exceptions, proposal } = view;
  const sayTenant = ({ name, stages, rules, separation }: TenantView) => {
    const values = { name, stages: list(stages.map(({ stage }) => stage)) };
    const words = rules.flatMap(({ isOn, token, stage }) => (isOn ? `${token} → ${stage}` : []));
    const said = t(separation ? 'settings.separated' : 'settings.whole', values);
    return words.length > 0 ? `${said} (${words.join(', ')})` : said;
  };
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
        ...shown.map(sayTenant),
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
