import { days } from '#studio/data/runtime.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { BarChart } from '#studio/parts/charts.tsx';
import { CloseUp } from '#studio/parts/close-up.tsx';
import { failed, messages, worstDay } from '#studio/scenes/runtime-reporting.tsx';
import { css } from '#styled/css';

/** The day on which messages failed. */
export function RuntimeReportingCloseUp() {
  const { reporting } = useTexts();
  const formats = useFormats();
  return (
    <CloseUp
      title={reporting.failedByDay}
      detail={fill(reporting.share, { share: formats.percent(failed / messages, 2) })}
    >
      <div className={css({ paddingInline: '4', paddingBlockStart: '3' })}>
        <BarChart
          width={328}
          height={176}
          values={days.map((day) => day.failed)}
          marked={[worstDay]}
          ticks={[0, 80, 160, 240]}
          formatTick={(value) => formats.number(value)}
          labels={days.map(({ at }, index) => (index % 3 === 0 ? formats.day(at) : undefined))}
        />
      </div>
    </CloseUp>
  );
}
