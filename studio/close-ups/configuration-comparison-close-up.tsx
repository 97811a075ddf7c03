import { STAGES } from '#app/features/explorer/demo/landscape.ts';
import { compareParameter, findParameterGroups } from '#app/features/explorer/demo/parameters.ts';
import { useTexts } from '#studio/language.tsx';
import { CloseUp, mono } from '#studio/parts/close-up.tsx';
import { css, cx } from '#styled/css';

/** The two that deviate, each beside one that does not. */
const SHOWN = ['SFDC_API_Version', 'Batch_Size', 'Request_Timeout_s', 'Retry_Count'];
const ARTEFACT = 'Order_Replication_S4_to_SFDC';
const shown = findParameterGroups(ARTEFACT)
  .flatMap(({ parameters }) => parameters)
  .filter(({ name }) => SHOWN.includes(name));

export function ConfigurationComparisonCloseUp() {
  const { live } = useTexts();
  return (
    <CloseUp title={live.comparison.parameter} detail={ARTEFACT}>
      <div className={cx(row, heads)}>
        <span />
        {STAGES.map((stage) => (
          <span key={stage}>{stage}</span>
        ))}
      </div>
      {shown.map((parameter) => (
        <div key={parameter.name} className={cx(row, mono)}>
          <span>{parameter.name}</span>
          {STAGES.map((stage) => {
            const finding = compareParameter(parameter);
            const deviates = finding.kind === 'behind' && finding.stages.includes(stage);
            return (
              <span key={stage} className={value} data-deviates={deviates || undefined}>
                {parameter.values[stage]}
              </span>
            );
          })}
        </div>
      ))}
    </CloseUp>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) repeat(3, 3.5rem)]',
  alignItems: 'center',
  columnGap: '2',
  flexGrow: '1',
  paddingInline: '4',
  '&:not(:last-child)': {
    borderBlockEnd: '[1px solid color-mix(in srgb, {colors.line} 60%, transparent)]',
  },
});

const heads = css({ flexGrow: '0', height: '8', fontFamily: 'mono', fontWeight: 'semibold' });

const value = css({
  justifySelf: 'start',
  color: 'muted',
  '&[data-deviates]': {
    marginInlineStart: '[-0.375rem]',
    paddingInline: '1.5',
    paddingBlock: '0.5',
    borderRadius: '[4px]',
    backgroundColor: 'deviationSoft',
    color: 'deviation',
    fontWeight: 'semibold',
    boxShadow: '[inset 0 0 0 1px {colors.deviationMark}]',
  },
});
