import { memo, type Ref, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import type { Show } from '#app/domain/landscape/filter-rows';
import { compareFindings } from '#app/domain/landscape/find-deviations';
import { site } from '#app/site';
import { paperColors } from '#app/theme/palette';
import { css } from '#styled/css';
import { type Landscape, type ShownStage, useWords } from './words';

const MAX_PRINTED = 100;

export interface ReportProps extends Landscape {
  /** The result in sentences. */
  summary: string;
  /** The rows that match the filter. */
  rows: readonly LandscapeRow[];
  show: Show;
  stages: readonly ShownStage[];
  /** Whether every row stands there, for a file. */
  isWhole: boolean;
  ref: Ref<HTMLDivElement>;
}

/**
 * The filtered rows, the worst first, for paper only; the rest of the page is not printed.
 * Changes are a report: three figures, what is new, and then what still deviates.
 */
export const Report = memo(function Report(props: ReportProps) {
  const { comparison, summary, rows, show, stages, view, isWhole, ref } = props;
  const { t } = useTranslation('landscape');
  const { showDay, sayTitle } = useWords();
  const tenants = new Set(stages.map(({ tenant }) => tenant));
  const lists = stages.map(({ name, listed }) => `${name} ${listed}`).join(', ');
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(REPORT_STYLE);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
  return createPortal(
    <div ref={ref} data-printed="" className={paper}>
      <p>{`${site.brand} · ${showDay(Date.now())} · ${[...tenants].join(', ')}`}</p>
      <p>{t('results.print.lists', { lists })}</p>
      <h1>{sayTitle(view)}</h1>
      {'changes' in comparison && (
        <dl>
          {(['added', 'gone', 'changed'] as const).map((figure) => (
            <div key={figure}>
              <dt>{t(`results.since.${figure}`)}</dt>
              <dd>{comparison.changes[figure]}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{summary}</p>
      <ReportRows rows={rows} stages={stages} isWhole={isWhole} />
      {show === 'changes' && 'still' in comparison && comparison.still.length > 0 && (
        <>
          <h2>{t('results.whole.still', { count: comparison.still.length })}</h2>
          <ReportRows rows={comparison.still} stages={stages} isWhole={isWhole} />
        </>
      )}
      <Grounds view={view} comparison={comparison} />
    </div>,
    document.body,
  );
});

/** Name and finding stand above the versions, so that names stay readable with many stages. */
function ReportRows({ rows, stages, isWhole }: Pick<ReportProps, 'rows' | 'stages' | 'isWhole'>) {
  const { t } = useTranslation('landscape');
  const { sayState, sayFinding } = useWords(stages);
  const printed = rows
    .toSorted((a, b) => compareFindings(a.finding, b.finding))
    .slice(0, isWhole ? rows.length : MAX_PRINTED);
  if (printed.length === 0) return null;
  return (
    <>
      <table>
        <thead>
          <tr>
            {stages.map(({ name }) => (
              <th key={name} scope="col" translate="no">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {printed.map((row) => (
          <tbody key={row.id}>
            <tr>
              <th scope="rowgroup" colSpan={stages.length} translate="no">
                {row.name} <span>{[sayFinding(row), row.package].filter(Boolean).join(' · ')}</span>
              </th>
            </tr>
            <tr>
              {stages.map(({ name }) => {
                const { state, version, past, draft, status, isStopped } = sayState(row, name);
                return (
                  <td key={name} translate="no">
                    {past && `${past} → `}
                    {version}
                    {draft && <small>{draft}</small>}
                    {state && isStopped && <small data-stopped="">{status}</small>}
                  </td>
                );
              })}
            </tr>
          </tbody>
        ))}
      </table>
      {printed.length < rows.length && (
        <p>{t('results.print.first', { shown: printed.length, count: rows.length })}</p>
      )}
    </>
  );
}

/** The grounds of a result; they stay while a filter is typed: doubts, settings, and what is accepted. */
const Grounds = memo(function Grounds({ view, comparison }: Landscape) {
  const { t } = useTranslation('landscape');
  const { sayTenant } = useWords();
  const { shown, exceptions, proposal } = view;
  const doubts = shown.map(({ name, isPartial, files, repeated }) => {
    const asked = repeated.find(({ kind }) => kind === 'which-list');
    const texts = [
      isPartial && t('results.report.partial'),
      asked && t('faults.which-list.text', { other: asked.other.fileName }),
      ...files.flatMap(({ result }) => result.open ?? []),
    ].filter(Boolean);
    return texts.length > 0 && `${name}: ${texts.join(' ')}`;
  });
  const settings = shown.map((tenant) => {
    const rules = tenant.rules.filter(({ isOn }) => isOn);
    const words = rules.map(({ token, stage }) => `${token} → ${stage}`).join(', ');
    return words === '' ? sayTenant(tenant) : `${sayTenant(tenant)} (${words})`;
  });
  const isUnsure = proposal !== undefined || comparison.apart.length > 0;
  const { leftOut, accepted } = exceptions;
  const parts = {
    doubts: [isUnsure && t('proposal.until'), ...doubts],
    settings: [...settings, leftOut && `${t('settings.leftOut')}: ${leftOut}`],
    accepted: accepted.map(({ id, reason }) => `${id}: ${reason}`),
  };
  return (['doubts', 'settings', 'accepted'] as const).map((part) => {
    const texts = parts[part].flatMap((text) => text || []);
    if (texts.length === 0) return null;
    return (
      <section key={part}>
        <h2>{t(`results.report.${part}`)}</h2>
        <ul translate="no">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    );
  });
});

const paper = css({ display: 'none', _print: { display: 'block' } });

/** Writes what is printed as one HTML file, without scripts and addresses. */
export function writeReport(printed: HTMLElement): string {
  const name = document.createElement('title');
  name.textContent = printed.querySelector('h1')?.textContent ?? '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  return `<!doctype html>\n<html lang="${document.documentElement.lang}"><head>${head}${name.outerHTML}<style>${FILE_STYLE}${REPORT_STYLE}</style></head><body><div data-printed="">${printed.innerHTML}</div></body></html>\n`;
}

const FILE_STYLE = `
body { margin: 2rem auto; max-width: 64rem; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: .875rem; } }
`;

const { danger, ink, line, muted } = paperColors;

/** Also of the page's own paper. */
const REPORT_STYLE = `[data-printed] {
  color: ${ink};
  & > :first-child, dt, small { color: ${muted}; }
  h1, h2 { margin: 1.5rem 0 .75rem; font-size: 1.75rem; line-height: 1.2; font-weight: 600; }
  h2 { font-size: 1.25rem; break-after: avoid; }
  table { width: 100%; margin: .75rem 0; border-collapse: collapse; table-layout: fixed; font-size: .8125rem; }
  tbody { break-inside: avoid; }
  th, td { padding: .25rem .5rem .25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  th span + span { font-weight: normal; }
  thead tr > * { border-bottom: 2px solid ${ink}; }
  tbody tr:last-child > * { border-bottom: 1px solid ${line}; }
  small { display: block; }
  dl { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 0 0 .75rem; }
  dl > div { display: flex; flex-direction: column-reverse; }
  dd { margin: 0; font-size: 1.5rem; font-weight: 600; }
  [data-stopped] { color: ${danger}; }
}`;
