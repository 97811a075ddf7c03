import { ArrowDown, Download } from 'lucide-react';
import { type ArtefactRuntime, busiest, days, overall, period } from '#studio/data/runtime.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { BarChart, LineChart, Sparkline } from '#studio/parts/charts.tsx';
import { Action, Choices, SelectBox } from '#studio/parts/controls.tsx';
import { type KeyFigure, KeyFigures } from '#studio/parts/key-figures.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { Panel } from '#studio/parts/panel.tsx';
import { css } from '#styled/css';

export const messages = days.reduce((sum, day) => sum + day.messages, 0);
export const failed = days.reduce((sum, day) => sum + day.failed, 0);
/** The day of the expired certificate. */
export const worstDay = days.findIndex(
  (day) => day.failed === Math.max(...days.map((one) => one.failed)),
);

/** Messages, failures and durations over two weeks. */
export function RuntimeReporting() {
  const { reporting, areas } = useTexts();
  const formats = useFormats();
  const shown = { from: formats.day(period.from), to: formats.date(period.to) };
  return (
    <AppWindow area="reporting">
      <PageHeader title={areas.reporting} detail={fill(reporting.detail, shown)}>
        <Choices chosen={2} options={['DEV', 'TEST', 'PROD'].map((label) => ({ label }))} />
        <SelectBox label={reporting.period} value={reporting.twoWeeks} />
        <SelectBox label={reporting.package} value={reporting.allPackages} />
        <Action icon={Download} label={reporting.export} />
      </PageHeader>
      <div className={body}>
        <KeyFigures figures={useKeyFigures()} />
        <Charts />
        <Panel className={css({ flexGrow: '1' })}>
          <div className={headRow}>
            <span>{reporting.artefact}</span>
            <span className={sorted}>
              <ArrowDown aria-hidden="true" />
              {reporting.messages}
            </span>
            <span className={end}>{reporting.failed}</span>
            <span className={end}>{reporting.rate}</span>
            <span className={end}>{reporting.median}</span>
            <span className={end}>{reporting.p95}</span>
            <span className={css({ paddingInlineStart: '6' })}>{reporting.course}</span>
          </div>
          {busiest.map((runtime) => (
            <Row key={runtime.name} runtime={runtime} />
          ))}
        </Panel>
      </div>
    </AppWindow>
  );
}

function useKeyFigures(): KeyFigure[] {
  const { reporting } = useTexts();
  const formats = useFormats();
  return [
    {
      label: reporting.messages,
      value: formats.number(messages),
      detail: fill(reporting.perDay, { count: formats.number(Math.round(messages / days.length)) }),
    },
    {
      label: reporting.failed,
      value: formats.number(failed),
      detail: fill(reporting.share, { share: formats.percent(failed / messages, 2) }),
    },
    {
      label: reporting.medianTime,
      value: fill(reporting.ms, { count: formats.number(overall.medianMs) }),
      detail: reporting.medianDetail,
    },
    {
      label: reporting.p95Time,
      value: fill(reporting.seconds, { count: formats.number(overall.p95Ms / 1000, 2) }),
      detail: reporting.p95Detail,
    },
  ];
}

function Charts() {
  const { reporting } = useTexts();
  const formats = useFormats();
  // Every third day has room for its name.
  const labels = days.map(({ at }, index) => (index % 3 === 0 ? formats.day(at) : undefined));
  const size = { width: 320, height: 136, labels };
  return (
    <div className={charts}>
      <Panel title={reporting.messagesByDay}>
        <div className={plot}>
          <BarChart
            {...size}
            values={days.map((day) => day.messages)}
            ticks={[0, 20_000, 40_000, 60_000]}
            formatTick={(value) => formats.number(value)}
          />
        </div>
      </Panel>
      <Panel title={reporting.failedByDay}>
        <div className={plot}>
          <BarChart
            {...size}
            values={days.map((day) => day.failed)}
            marked={[worstDay]}
            ticks={[0, 80, 160, 240]}
            formatTick={(value) => formats.number(value)}
          />
        </div>
      </Panel>
      <Panel title={reporting.durationByDay} detail={<DurationLegend />}>
        <div className={plot}>
          <LineChart
            {...size}
            lines={[
              { name: 'p95', values: days.map((day) => day.p95Ms), tone: 'muted' },
              { name: 'median', values: days.map((day) => day.medianMs), tone: 'accent' },
            ]}
            ticks={[0, 1000, 2000, 3000]}
            formatTick={(value) => fill(reporting.seconds, { count: formats.number(value / 1000) })}
          />
        </div>
      </Panel>
    </div>
  );
}

function DurationLegend() {
  const { reporting } = useTexts();
  return (
    <span className={legend}>
      <span data-tone="accent">{reporting.median}</span>
      <span data-tone="muted">{reporting.p95}</span>
    </span>
  );
}

function Row({ runtime }: { runtime: ArtefactRuntime }) {
  const { reporting } = useTexts();
  const formats = useFormats();
  const rate = runtime.failed / runtime.messages;
  return (
    <div className={row}>
      <span className={css({ fontFamily: 'mono' })}>{runtime.name}</span>
      <span className={end}>{formats.number(runtime.messages)}</span>
      <span className={end}>{formats.number(runtime.failed)}</span>
      <span className={end} data-high={rate > 0.01 || undefined}>
        {formats.percent(rate, 2)}
      </span>
      <span className={end}>{fill(reporting.ms, { count: formats.number(runtime.medianMs) })}</span>
      <span className={end}>{fill(reporting.ms, { count: formats.number(runtime.p95Ms) })}</span>
      <span className={css({ paddingInlineStart: '6' })}>
        <Sparkline values={runtime.course} />
      </span>
    </div>
  );
}

const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flexGrow: '1',
  minHeight: '0',
  paddingInline: '5',
  paddingBlockEnd: '5',
});

const charts = css({ display: 'grid', gridTemplateColumns: '[repeat(3, 1fr)]', gap: '3' });

const plot = css({ paddingInline: '4', paddingBlockEnd: '3' });

const legend = css({
  display: 'flex',
  gap: '4',
  '& > span': { display: 'flex', alignItems: 'center', gap: '1.5' },
  '& > span::before': {
    content: '""',
    width: '3',
    height: '[2px]',
    backgroundColor: 'lineStrong',
  },
  '& > [data-tone=accent]::before': { backgroundColor: 'accent' },
});

const headRow = css({
  display: 'grid',
  gridTemplateColumns: '[16rem repeat(5, minmax(0, 1fr)) 8.5rem]',
  alignItems: 'center',
  height: '9',
  flexShrink: '0',
  paddingInline: '4',
  color: 'muted',
  fontSize: '[0.75rem]',
  fontWeight: 'medium',
});

const row = css({
  display: 'grid',
  gridTemplateColumns: '[16rem repeat(5, minmax(0, 1fr)) 8.5rem]',
  alignItems: 'center',
  flexGrow: '1',
  flexBasis: '0',
  paddingInline: '4',
  borderBlockStart: 'line',
  fontSize: '[0.75rem]',
});

const end = css({
  textAlign: 'end',
  textStyle: 'figure',
  '&[data-high]': { color: 'deviation', fontWeight: 'semibold' },
});

const sorted = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '1',
  color: 'ink',
  '& > svg': { width: '3', height: '3' },
});
