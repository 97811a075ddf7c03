import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { foldName } from '#app/domain/fold-text';
import type { LandscapeComparison, LandscapeRow } from '#app/domain/landscape/compare-stages';
import { deviates, getVersionState } from '#app/domain/landscape/find-deviations';
import { compareVersions } from '#app/domain/landscape/versions';
import { useBerlinDates } from '#app/i18n/berlin-times';
import { Icon } from '#app/ui/icon';
import { FindingCell, StageCell, StageHeads } from '#app/ui/stage-table';
import { css, cx } from '#styled/css';
import { landscape, versionChip } from '#styled/recipes';
import { formatType, useWords, type Words } from './words';

/** A tenant and the stages that it holds. */
export interface StageTenant {
  name: string;
  stages: readonly { stage: string }[];
}

interface ResultsTableProps {
  comparison: LandscapeComparison;
  tenants: readonly StageTenant[];
  rows: readonly LandscapeRow[];
}

/** The artefacts of a page with their versions on every stage; it scrolls if stages are many. */
export const ResultsTable = memo(function ResultsTable(props: ResultsTableProps) {
  const { comparison, tenants, rows } = props;
  const { stages } = comparison;
  const { t } = useTranslation('landscape');
  // Made once for all cells.
  const texts = { ...useWords(), showDay: useBerlinDates().show };
  const heads = stages.map((name) => {
    const tenant = tenants.find((one) => one.stages.some(({ stage }) => stage === name));
    return { name, ...(tenant && tenant.name !== name && { detail: tenant.name }) };
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways needs the focus to be scrolled by key (WCAG 2.1.1)
    <section aria-label={t('results.table')} tabIndex={0} className={scroller}>
      <table className={cx(landscape().table, table)}>
        <StageHeads
          first={t('results.columns.artefact')}
          last={t('results.columns.finding')}
          stages={heads}
        />
        <tbody>
          {rows.map((row) => (
            <ArtefactRow key={row.id} row={row} stages={stages} texts={texts} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface RowTexts extends Words {
  showDay: (time: number) => string;
}

interface ArtefactRowProps {
  row: LandscapeRow;
  stages: readonly string[];
  texts: RowTexts;
}

function ArtefactRow({ row, stages, texts }: ArtefactRowProps) {
  const classes = landscape();
  const { id, name, type, finding } = row;
  const isDeviation = deviates(finding);
  const isAligned = !isDeviation && finding.unknown.length === 0;
  return (
    <tr className={classes.row} data-aligned={isAligned || undefined}>
      <th scope="row" className={classes.name}>
        <bdi translate="no">{name}</bdi>
        <span className={below}>
          {[type !== '' && formatType(type), foldName(id) !== foldName(name) && id]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      {stages.map((stage, index) => (
        <StateCell key={stage} row={row} stage={stage} texts={texts} next={stages[index + 1]} />
      ))}
      <FindingCell deviates={isDeviation}>{texts.sayFinding(finding)}</FindingCell>
    </tr>
  );
}

interface StateCellProps {
  row: LandscapeRow;
  stage: string;
  next: string | undefined;
  texts: RowTexts;
}

/** Version, status if it does not run, and time of the deployment. */
function StateCell({ row: { states, finding }, stage, next, texts }: StateCellProps) {
  const { t } = useTranslation('landscape');
  const state = states.get(stage);
  const versionState = getVersionState(finding, stage);
  const isGap = versionState === 'missing' || versionState === 'unknown';
  const isFailed = finding.failed.includes(stage);
  return (
    <StageCell stage={stage} isBroken={next !== undefined && isBroken(states, stage, next)}>
      <span className={versionChip()} data-state={versionState}>
        {(versionState === 'behind' || versionState === 'ahead') && (
          <Icon name={versionState === 'behind' ? 'arrow-down' : 'arrow-up'} />
        )}
        {isGap ? texts[versionState] : <bdi translate="no">{state?.version}</bdi>}
        {!isGap && versionState !== 'aligned' && (
          <span
            className={css({ srOnly: true })}
          >{` ${t(`results.versions.${versionState}`)}`}</span>
        )}
      </span>
      {state && (isFailed || finding.notStarted.includes(stage)) && (
        <span className={status} data-failed={isFailed || undefined}>
          <Icon name={isFailed ? 'octagon-alert' : 'triangle-alert'} />
          {texts.sayStatus(state.status)}
        </span>
      )}
      {state && finding.renamed.includes(stage) && (
        <bdi className={below} translate="no">
          {state.name}
        </bdi>
      )}
      {state?.deployedAt !== undefined && (
        <time className={below} dateTime={new Date(state.deployedAt).toISOString()}>
          <span className={css({ srOnly: true })}>{t('results.deployed')} </span>
          {texts.showDay(state.deployedAt)}
        </time>
      )}
    </StageCell>
  );
}

/** The line behind the versions breaks where the next stage has another one. */
function isBroken(states: LandscapeRow['states'], stage: string, next: string): boolean {
  const version = states.get(stage)?.version;
  const following = states.get(next)?.version;
  if (version === undefined || following === undefined) return version !== following;
  return compareVersions(version, following) !== 'same';
}

// Hidden texts are placed in it, so that they widen no page.
const scroller = css({ position: 'relative', overflowX: 'auto' });

const table = css({
  '& tbody :is(th, td)': { verticalAlign: 'top', paddingBlock: { md: '2' } },
  // Names stay in view while the stages scroll sideways.
  '& th:first-child': {
    position: { md: 'sticky' },
    insetInlineStart: '0',
    zIndex: 'raised',
    minWidth: { md: '[12rem]', lg: '[15rem]' },
    backgroundColor: 'surface',
    fontWeight: 'medium',
  },
  '& th > span': { fontFamily: 'sans', paddingInlineEnd: '2', overflowWrap: 'anywhere' },
  '& td:last-child': { minWidth: { md: '[8rem]', lg: '[10rem]' }, paddingBlock: { md: '2.5' } },
  // The line runs behind the chips, which have other lines below them.
  '& td[data-stage]': {
    minWidth: { md: '[5.75rem]', lg: '[7rem]' },
    paddingInlineEnd: '2',
    backgroundPosition: { base: '[0 0.875rem]', md: '[0 1.375rem]' },
    mdDown: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
    '& > *': { order: '1' },
    // The chip's ring covers what is closer.
    '& > :first-child': { order: '0', marginBlockEnd: { md: '1.5' } },
  },
  '& .icon': { width: '[1em]', height: '[1em]', flexShrink: '0' },
});

const below = css({
  display: 'block',
  color: 'muted',
  textStyle: 'caption',
  fontFamily: 'sans',
  overflowWrap: 'anywhere',
});

const status = css({
  hstack: '1',
  color: 'deviation',
  textStyle: 'caption',
  fontWeight: 'medium',
  '&[data-failed]': { color: 'danger' },
});
