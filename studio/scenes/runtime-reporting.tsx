import { Download } from 'lucide-react';
import { STAGES } from '#app/features/explorer/demo/landscape.ts';
import { type ArtefactRuntime, busiest, days, overall, period } from '#studio/data/runtime.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { BarChart } from '#studio/parts/charts.tsx';
import { CloseUp, mono } from '#studio/parts/close-up.tsx';
import { Action, Choices, SelectBox } from '#studio/parts/controls.tsx';
import { type KeyFigure, KeyFigures } from '#studio/parts/key-figures.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { Panel, screenBody } from '#studio/parts/panel.tsx';
import { css } from '#styled/css';

const messages = days.reduce((sum, day) => sum + day.messages, 0);
const failed = days.reduce((sum, day) => sum + day.failed, 0);
/** The day of the expired certificate. */
const worstDay = days.findIndex((day) => day.failed === Math.max(...days.map((one) => one.failed)));

/** Messages, failures and durations over two weeks. */
export function RuntimeReporting() {
  const { reporting, areas } = useTexts();
  const formats = useFormats();
  const shown = { from: formats.day(period.from), to: formats.date(period.to) };
  return (
    <AppWindow area="reporting">
      <PageHeader title={areas.reporting} detail={fill(reporting.detail, shown)}>
        <Choices options={STAGES} chosen="PROD" />
        <SelectBox label={reporting.period} value={reporting.twoWeeks} />
        <SelectBox label={reporting.package} value={reporting.allPackages} />
        <Action icon={Download} label={reporting.export} />
      </PageHeader>
      <div className={screenBody}>
        <KeyFigures figures={useKeyFigures()} />
        <Charts />
        <Panel className={css({ flexGrow: '1' })}>
          <div className={row} data-head="">
            <span>{reporting.artefact}</span>
            <span className={css({ color: 'ink' })}>{reporting.messages} ↓</span>
            <span>{reporting.failed}</span>
            <span>{reporting.rate}</span>
            <span>{reporting.median}</span>
            <span>{reporting.p95}</span>
          </div>
          {busiest.map((runtime) => (
            <Row key={runtime.name} runtime={runtime} />
          ))}
        </Panel>
      </div>
    </AppWindow>
  );
}

export function RuntimeReportingCloseUp() {
  const { reporting } = useTexts();
  const formats = useFormats();
  return (
    <CloseUp
      title={reporting.failedByDay}
      detail={fill(reporting.share, { share: formats.percent(failed / messages, 2) })}
    >
      <div className={css({ paddingInline: '4', paddingBlockStart: '3' })}>
        <FailedChart width={innerWidth - 32} height={innerHeight - 60} />
      </div>
    </CloseUp>
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
      value: fill(reporting.seconds, {
        count: formats.number(Math.round(overall.p95Ms / 10) / 100),
      }),
      detail: reporting.p95Detail,
    },
  ];
}

function Charts() {
  const { reporting } = useTexts();
  const formats = useFormats();
  const labels = useDayLabels();
  const size = { width: 540, height: 124, labels };
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
          <FailedChart {...size} />
        </div>
      </Panel>
    </div>
  );
}

/** Failed messages; the worst day stands out. */
function FailedChart({ width, height }: { width: number; height: number }) {
  const formats = useFormats();
  return (
    <BarChart
      {...{ width, height }}
      values={days.map((day) => day.failed)}
      marked={worstDay}
      ticks={[0, 80, 160, 240]}
      formatTick={(value) => formats.number(value)}
      labels={useDayLabels()}
    />
  );
}

/** Every third day has room for its name. */
function useDayLabels() {
  const formats = useFormats();
  return days.map(({ at }, index) => (index % 3 === 0 ? formats.day(at) : undefined));
}

function Row({ runtime }: { runtime: ArtefactRuntime }) {
  const { reporting } = useTexts();
  const formats = useFormats();
  const rate = runtime.failed / runtime.messages;
  return (
    <div className={row}>
      <span className={mono}>{runtime.name}</span>
      <span>{formats.number(runtime.messages)}</span>
      <span>{formats.number(runtime.failed)}</span>
      <span data-high={rate > 0.01 || undefined}>{formats.percent(rate, 2)}</span>
      <span>{fill(reporting.ms, { count: formats.number(runtime.medianMs) })}</span>
      <span>{fill(reporting.ms, { count: formats.number(runtime.p95Ms) })}</span>
    </div>
  );
}

const charts = css({ display: 'grid', gridTemplateColumns: '[1fr 1fr]', gap: '3' });

const plot = css({ paddingInline: '4', paddingBlockEnd: '3' });

const row = css({
  display: 'grid',
  gridTemplateColumns: '[18rem repeat(5, minmax(0, 1fr))]',
  alignItems: 'center',
  flexGrow: '1',
  flexBasis: '0',
  paddingInline: '4',
  '&:not(:last-child)': { borderBlockEnd: 'line' },
  '& > :not(:first-child)': { textAlign: 'end', textStyle: 'figure' },
  '&[data-head]': { color: 'muted', fontWeight: 'medium' },
  '& > [data-high]': { color: 'danger', fontWeight: 'semibold' },
});
