import { artefacts, compareStages, deviates } from '#app/features/explorer/demo/landscape.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { CloseUp } from '#studio/parts/close-up.tsx';
import { LandscapeLanes } from '#studio/parts/landscape-lanes.tsx';
import { css } from '#styled/css';

const deviating = artefacts.filter(deviates);

/** The aligned share of the landscape, and the landscape. */
export function DashboardCloseUp() {
  const { dashboard, areas } = useTexts();
  const formats = useFormats();
  const total = artefacts.length;
  const equal = total - deviating.length;
  const missing = deviating.filter((one) => compareStages(one).kind === 'missing').length;
  const { figures } = dashboard;
  return (
    <CloseUp title={areas.dashboard} detail={fill(dashboard.showAll, { count: deviating.length })}>
      <dl className={list}>
        <div className={item}>
          <dt className={css({ color: 'muted' })}>{figures.aligned}</dt>
          <dd className={figure}>{formats.percent(equal / total)}</dd>
          <dd className={css({ color: 'aligned', fontWeight: 'medium' })}>
            {fill(figures.alignedDetail, { equal, total })}
          </dd>
        </div>
        <div className={item}>
          <dt className={css({ color: 'muted' })}>{figures.deviations}</dt>
          <dd className={figure}>{formats.number(deviating.length)}</dd>
          <dd className={css({ color: 'deviation', fontWeight: 'medium' })}>
            {fill(figures.deviationsDetail, { missing })}
          </dd>
        </div>
      </dl>
      <LandscapeLanes isClose />
    </CloseUp>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: '[1fr 1fr]',
  alignItems: 'center',
  flexGrow: '1',
  fontSize: '[0.75rem]',
});

const item = css({
  display: 'grid',
  gap: '0.5',
  paddingInline: '4',
  '&:not(:first-child)': { borderInlineStart: 'line' },
});

const figure = css({
  fontSize: '[1.625rem]',
  fontWeight: 'semibold',
  lineHeight: 'tight',
  letterSpacing: 'tight',
});
