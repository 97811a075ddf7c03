import { type FormEvent, Fragment, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldName } from '#app/domain/fold-text';
import { isDeviation, type LandscapeRow } from '#app/domain/landscape/compare-stages';
import type { Fault } from '#app/domain/landscape/configuration/find-faults';
import { describeStates } from '#app/domain/landscape/exceptions';
import { deviates, FINDING_KINDS } from '#app/domain/landscape/find-deviations';
import { compareVersions } from '#app/domain/landscape/versions';
import { Action } from '#app/features/landscape/input/parts';
import { session } from '#app/features/landscape/landscape-session';
import { Button } from '#app/ui/button';
import { TextField } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { FindingCell, StageCell, StageHeads } from '#app/ui/stage-table';
import { css, cx } from '#styled/css';
import { landscape, versionChip } from '#styled/recipes';
import { below, ParameterRows } from './parameter-rows';
import { formatType, type ShownStage, useWords, type Words } from './words';

interface ResultsTableProps {
  stages: readonly ShownStage[];
  rows: readonly LandscapeRow[];
  /** Whether deviations are marked as intended here; changes are not. */
  canAccept: boolean;
}

/** The artefacts of a page with their versions on every stage; it scrolls if stages are many. */
export const ResultsTable = memo(function ResultsTable(props: ResultsTableProps) {
  const { stages, rows, canAccept } = props;
  const { t } = useTranslation('landscape');
  // Made once for all cells.
  const texts = useWords(stages);
  const hasPackages = rows.some((row) => row.package !== undefined);
  return (
    <section
      ref={watchWidth}
      aria-label={t('results.table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways needs the focus to be scrolled by key (WCAG 2.1.1)
      tabIndex={0}
      className={cx(landscape().frame, frame)}
    >
      <table className={cx(landscape().table, table)}>
        <StageHeads
          first={t('results.columns.artefact')}
          last={t('results.columns.finding')}
          stages={stages.map(({ name, tenant }) => ({
            name,
            detail: tenant === name ? '' : tenant,
          }))}
        />
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={row.id}>
              {hasPackages && (at === 0 || rows[at - 1]?.package !== row.package) && (
                <tr>
                  <td colSpan={stages.length + 2} className={cx(landscape().group, group)}>
                    <bdi translate="no">{row.package ?? t('results.noPackage')}</bdi>
                  </td>
                </tr>
              )}
              <ArtefactRow row={row} stages={stages} texts={texts} canAccept={canAccept} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** Marks a table that need not scroll sideways. */
function watchWidth(section: HTMLElement) {
  const watcher = new ResizeObserver(() =>
    section.toggleAttribute('data-fitting', section.scrollWidth <= section.clientWidth),
  );
  watcher.observe(section);
  return () => watcher.disconnect();
}

interface ArtefactRowProps extends Omit<ResultsTableProps, 'rows'> {
  row: LandscapeRow;
  texts: Words;
}

/** The name opens the artefact's ids and tenants, and marks its deviation as intended. */
function ArtefactRow({ row, stages, texts, canAccept }: ArtefactRowProps) {
  const { t } = useTranslation('landscape');
  const classes = landscape();
  const { id, name, type, finding, accepted } = row;
  const isAligned = FINDING_KINDS.every((kind) => finding[kind].length === 0);
  const [isOpen, setOpen] = useState(false);
  const facts = [type !== '' && formatType(type), foldName(id) !== foldName(name) && id];
  return (
    <>
      <tr className={classes.row} data-aligned={isAligned || undefined}>
        <th scope="row" className={classes.name}>
          <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary className={css({ overflowWrap: 'anywhere', textWrap: 'balance' })}>
              <bdi translate="no">{name}</bdi>
            </summary>
          </details>
          <span className={below} translate="no">
            {facts.filter(Boolean).join(' · ')}
          </span>
        </th>
        {stages.map((stage, index) => (
          <StateCell
            key={stage.name}
            row={row}
            stage={stage}
            texts={texts}
            next={stages[index + 1]?.name}
          />
        ))}
        <FindingCell deviates={isDeviation(row)}>{texts.sayFinding(row)}</FindingCell>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={stages.length + 2} className={group}>
            <ul className={below} translate="no">
              {stages
                .flatMap((stage) => stage.listPlaces(row.states.get(stage.name)?.id))
                .map((text) => (
                  <li key={text}>{text}</li>
                ))}
            </ul>
          </td>
        </tr>
      )}
      {isOpen && row.faults && <ParameterRows row={row} stages={stages} />}
      {isOpen && canAccept && deviates(finding) && (
        <tr>
          <td colSpan={stages.length + 2} className={group}>
            {accepted === undefined ? (
              <AcceptForm
                label={t('results.accepted.mark')}
                onSubmit={(reason) => acceptRow(row, stages, reason)}
              />
            ) : (
              <Action
                label={t('results.accepted.unmark')}
                onAct={() => acceptRow(row, stages, '')}
              />
            )}
          </td>
        </tr>
      )}
    </>
  );
}

/** Id of the line that has the focus if what was pressed is gone. */
export const RANGE = 'results-range';

/** Marks a deviation as intended; without a reason it counts again. */
export function acceptRow(row: LandscapeRow, stages: readonly ShownStage[], reason: string): void {
  const names = stages.map(({ name }) => name);
  session.accept(row.id, describeStates(names, row), reason);
  document.getElementById(RANGE)?.focus();
}

interface AcceptFormProps {
  label: string;
  onSubmit: (reason: string) => void;
}

/** Marks deviations as intended, with a reason. */
export function AcceptForm({ label, onSubmit }: AcceptFormProps) {
  const { t } = useTranslation('landscape');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setAsked(given === '');
    if (given !== '') onSubmit(given);
  };
  return (
    <form className={acceptForm} onSubmit={submit} noValidate>
      <TextField
        label={t('results.accepted.reason')}
        isRequired
        spellCheck={false}
        live="error"
        {...(isAsked && { error: t('results.accepted.reasonNeeded') })}
        value={reason}
        onValueChange={setReason}
      />
      <Button type="submit" visual="outline" size="sm">
        {label}
      </Button>
    </form>
  );
}

const group = css({ paddingInline: { base: '4', md: '5' }, paddingBlock: '2' });

const acceptForm = css({ wrap: '2', alignItems: 'end', '& > div': { flex: '[0 1 24rem]' } });

interface StateCellProps extends Pick<ArtefactRowProps, 'row' | 'texts'> {
  stage: ShownStage;
  next: string | undefined;
}

/** Version or number of findings, status if it does not run, and time of the deployment. */
function StateCell({ row, stage: { name: stage, past: day }, next, texts }: StateCellProps) {
  const { t } = useTranslation('landscape');
  const said = texts.sayState(row, stage);
  const { state, isFailed, isStopped, past } = said;
  const faults = countFaults(row, stage);
  const isVersion = faults === undefined;
  const shown = isVersion ? said.versionState : faults > 0 ? 'found' : 'plain';
  const mark = MARKS.find((one) => one.state === shown);
  const remarks = [
    faults ? state?.version : undefined,
    said.draft,
    past && day && t('results.since.past', { date: texts.showDay(day), version: past }),
    row.finding.renamed.includes(stage) && state?.name,
  ];
  return (
    <StageCell
      stage={stage}
      isBroken={isBroken(row.states, stage, next)}
      data-value={isVersion ? undefined : ''}
    >
      <span className={versionChip()} data-state={shown}>
        {mark?.icon && <Icon name={mark.icon} />}
        <bdi translate={state ? 'no' : undefined}>{faults || said.version}</bdi>
        {mark && (
          <span className={css({ srOnly: true })}>
            {` ${t(`results.versions.${mark.state}`, { count: faults ?? 0 })}`}
          </span>
        )}
      </span>
      {state && (isStopped || said.isMoving) && (
        <span
          className={below}
          data-tone={isFailed ? 'danger' : isStopped ? 'deviation' : undefined}
        >
          {isStopped && <Icon name={isFailed ? 'octagon-alert' : 'triangle-alert'} />}
          {said.status}
        </span>
      )}
      {remarks.map(
        (remark) =>
          remark && (
            <bdi key={remark} className={below} translate="no">
              {remark}
            </bdi>
          ),
      )}
      {state?.deployedAt !== undefined && (
        <time className={below} dateTime={new Date(state.deployedAt).toISOString()}>
          {t('results.deployed')} {texts.showDay(state.deployedAt)}
        </time>
      )}
    </StageCell>
  );
}

/** How many findings a configuration has on a stage; nothing for a row of versions. */
function countFaults(row: LandscapeRow, stage: string): number | undefined {
  if (!row.faults) return undefined;
  const isCounted = ({ unsure, stages }: Fault) => !unsure && stages.includes(stage);
  return isDeviation(row) ? row.faults.filter(isCounted).length : 0;
}

/** Versions that differ, and findings, for those who do not see colours. */
const MARKS = [
  { state: 'found', icon: 'triangle-alert' },
  { state: 'behind', icon: 'arrow-down' },
  { state: 'ahead', icon: 'arrow-up' },
  { state: 'differing', icon: undefined },
] as const;

/** The line behind the versions breaks where the next stage has another one. */
function isBroken(states: LandscapeRow['states'], stage: string, next?: string): boolean {
  if (next === undefined) return false;
  const [version = '', following = ''] = [stage, next].map((one) => states.get(one)?.version);
  return compareVersions(version, following) !== 'same';
}

const frame = css({
  // Unlike `hidden`, lets the table's head stay in view.
  overflow: 'clip',
  // Hidden texts are placed in it, so that they widen no page.
  position: 'relative',
  isolation: 'isolate',
  '& > table > thead': { position: 'sticky', zIndex: 'floating', insetBlockStart: '0' },
  '&[data-fitting] > table > thead': { insetBlockStart: 'header' },
  // Where stages scroll sideways, the head can only stay within the table's own height.
  '&:not([data-fitting])': {
    overflow: 'auto',
    maxHeight: { md: '[calc(100dvh - {sizes.header} - 4rem)]', _low: '[none]' },
    scrollPaddingTop: '12',
  },
});

const table = css({
  '& > thead th': { backgroundColor: 'surface', boxShadow: '[inset 0 -1px {colors.line}]' },
  '& tbody :is(th, td)': { verticalAlign: 'top', paddingBlock: { md: '2' } },
  // Names and findings stay in view while the stages scroll sideways.
  '& tr > :is(:first-child, :last-child)': {
    position: { md: 'sticky' },
    insetInline: '0',
    backgroundColor: 'surface',
  },
  '& th:first-child': { zIndex: 'raised', minWidth: { md: '[12rem]', lg: '[15rem]' } },
  '& td:last-child': { minWidth: { md: '[8rem]', lg: '[10rem]' } },
  '& thead span + span': { fontFamily: 'sans', paddingInlineEnd: '2', overflowWrap: 'anywhere' },
  // The line runs behind the chips, which have other lines below them.
  '& td[data-stage]': {
    minWidth: { md: '[6rem]', lg: '[7rem]' },
    paddingInlineEnd: '1',
    backgroundPosition: { base: '[0 0.875rem]', md: '[0 1.375rem]' },
    mdDown: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
    '& > *': { order: '1' },
    // The chip's ring covers what is closer.
    '& > :first-child': { order: '0', marginBlockEnd: { md: '1.5' } },
  },
  '& [data-state]': { paddingInline: '2' },
  // Nothing to warn of.
  '& [data-state=plain]': {
    paddingInline: '0',
    backgroundColor: 'surface',
    borderColor: 'surface',
    color: 'muted',
  },
  // Below their flow, on phones with one value a line, beside its stage.
  '& [data-parameter]': {
    '& > th': { paddingInlineStart: { md: '8' }, fontWeight: 'normal' },
    mdDown: {
      gridTemplateColumns: '[minmax(0, 1fr)]',
      paddingInlineStart: '8',
      '& > [data-stage]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: '2' },
      '& > [data-stage]::after': { order: '[-1]', marginBlockStart: '0', minWidth: '12' },
    },
  },
  '& .icon': { width: '[1em]', height: '[1em]', flexShrink: '0' },
});
