import { defineSlots } from '#app/theme/slots';

const BROKEN =
  '[repeating-linear-gradient(90deg, {colors.deviationMark} 0 3px, transparent 3px 7px)]';
const FOLDED =
  '[data-landscape]:not([data-searched], :has([value=deviations]:checked)) tbody:has([type=checkbox]:not(:checked)) &';
const ONLY_DEVIATIONS = '[data-landscape]:has([value=deviations]:checked) &';
/** The landing page's explorer; comparisons and a visitor's own landscape say more in a row. */
const DEMO = '[data-landscape] &';
const ASKED = '[data-landscape]:is([data-searched], :has([value=deviations]:checked)) &';

/**
 * Artefacts or parameters on DEV, TEST and PROD: a table from 768 px, below that one entry a row
 * with three labelled values. Filter and folding need no script.
 */
export const landscape = defineSlots('landscape', {
  root: { paddingBlockEnd: '[clamp(2.25rem, 1.75rem + 2.5vw, 4.5rem)]' },
  head: {
    display: 'flex',
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    alignItems: 'end',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: { base: '3', md: '4' },
    marginBlockEnd: { base: '3', md: '4' },
    '& h2': { textStyle: 'title', fontSize: { base: 'md', md: 'lg' } },
    '& p': { color: 'muted', textStyle: { base: 'caption', md: 'small' } },
  },
  tools: {
    wrap: '3',
    flexGrow: { base: '1', lg: '0' },
    flexShrink: '0',
    maxWidth: 'full',
    _print: { display: 'none' },
  },
  // Search needs scripts.
  search: {
    width: '[15.5rem]',
    maxWidth: 'full',
    flexGrow: { base: '1', md: '0' },
    'html:not([data-scripts=""]) &': { display: 'none' },
    // On a phone seven rows need no search.
    mdDown: {
      '[data-landscape]:not([data-searched]):has([value=deviations]:checked) &': {
        display: 'none',
      },
    },
  },
  frame: {
    backgroundColor: 'surface',
    border: 'line',
    borderRadius: 'lg',
    overflow: 'hidden',
  },
  table: {
    width: 'full',
    borderCollapse: 'collapse',
    textAlign: 'start',
    textStyle: 'small',
    // The columns stay while a search hides rows.
    [DEMO]: { tableLayout: { md: 'fixed' } },
  },
  stages: {
    display: { base: 'none', md: 'table-header-group' },
    color: 'muted',
    textStyle: 'caption',
    '& th': {
      paddingBlock: '3',
      paddingInlineStart: '5',
      fontWeight: 'medium',
      textAlign: 'start',
    },
    '& th:nth-child(n+2)': { paddingInlineStart: '0' },
    // The stage with its tenant below.
    '& th[translate=no]': {
      width: { md: '[5.5rem]', lg: '[8rem]' },
      textStyle: 'code',
      color: 'ink',
    },
    // Room for the longest name; a wider table shares the rest evenly.
    '[data-landscape] & th:first-child': { width: { md: '[16.5rem]', lg: '[auto]' } },
    '& th > span + span': {
      display: { base: 'none', lg: 'block' },
      color: 'muted',
      fontWeight: 'normal',
    },
  },
  group: {
    backgroundColor: 'surfaceSunken',
    borderBlockStart: 'line',
    textAlign: 'start',
    fontWeight: 'semibold',
  },
  // Seven rows need no groups.
  package: { [ONLY_DEVIATIONS]: { display: 'none' } },
  fold: {
    hstack: '3',
    minHeight: '11',
    paddingBlock: '2',
    paddingInline: { base: '4', md: '5' },
    cursor: 'pointer',
    [ASKED]: { pointerEvents: 'none' },
    '& > :last-child': {
      wrap: '3',
      rowGap: '0',
      alignItems: 'baseline',
    },
    '& > input': {
      appearance: 'none',
      flexShrink: '0',
      width: '4',
      height: '4',
      cursor: 'inherit',
      _before: {
        content: '""',
        display: 'block',
        height: 'full',
        backgroundColor: 'muted',
        clipPath: '[polygon(50% 72%, 8% 30%, 17% 21%, 50% 54%, 83% 21%, 92% 30%)]',
        transition: '[rotate 200ms]',
      },
      '&:not(:checked)::before': { rotate: '[-90deg]' },
      // A search or filter overrides folding.
      [ASKED]: { visibility: 'hidden' },
    },
  },
  count: { color: 'muted', fontWeight: 'normal', textStyle: 'caption' },
  deviations: { color: 'deviation', textStyle: 'caption' },
  row: {
    display: { base: 'grid', md: 'table-row' },
    // With large text each version has a line.
    gridTemplateColumns: {
      base: '[repeat(3, minmax(0, 1fr))]',
      _fewLetters: '[minmax(0, 1fr)]',
    },
    rowGap: '2',
    paddingBlock: '2.5',
    paddingInline: '4',
    [DEMO]: {
      mdDown: {
        rowGap: '1',
        paddingBlock: '1.5',
        // TEST and PROD are longer than DEV.
        gridTemplateColumns: '[minmax(0, 11fr) repeat(2, minmax(0, 12fr))]',
        _fewLetters: { gridTemplateColumns: '[minmax(0, 1fr)]' },
        // A finger hits the row more easily than a version.
        position: 'relative',
        // An animation would hold the target in the version until its end.
        '& button': { position: 'static', animation: 'none', _after: { inset: '0' } },
      },
    },
    borderBlockStart: 'line',
    [FOLDED]: { display: 'none' },
    [ONLY_DEVIATIONS]: { '&[data-aligned]': { display: 'none' } },
    // A deviating version leaves the line as its row is shown.
    '& [data-state=deviation]': { animation: '[deviate 280ms {easings.out}]' },
  },
  name: {
    gridArea: '[1 / 1 / 2 / -1]',
    paddingInlineStart: { md: '5' },
    paddingInlineEnd: { md: '4' },
    // On phones "the same" is on the same line.
    '[data-aligned] > &': { paddingInlineEnd: { base: '[3.75rem]', md: '4' } },
    textAlign: 'start',
    textStyle: 'code',
    [DEMO]: { overflowWrap: 'anywhere' },
  },
  // The lane runs behind the chips and breaks at a deviation.
  stage: {
    width: { md: '[5.5rem]', lg: '[8rem]' },
    paddingBlock: { md: '1.5' },
    backgroundImage: '[linear-gradient({colors.line}, {colors.line})]',
    backgroundSize: '[100% 1px]',
    backgroundPosition: { base: '[0 0.875rem]', md: '[0 50%]' },
    backgroundRepeat: 'no-repeat',
    '&[data-broken]': { backgroundImage: BROKEN },
    '&:is(:nth-last-child(2), [data-value])': { backgroundImage: '[none]' },
    '&[data-value]': {
      width: { md: '[8rem]', lg: '[11rem]' },
      paddingInlineEnd: '3',
      overflowWrap: 'anywhere',
    },
    // The stage, if the table has no head.
    _after: {
      content: 'attr(data-stage)',
      display: { base: 'block', md: 'none' },
      marginBlockStart: '1',
      color: 'muted',
      textStyle: 'code',
    },
    // Two artefacts fit on a phone's first screen: stage and version share a line.
    [DEMO]: {
      mdDown: {
        display: 'flex',
        alignItems: 'center',
        gap: '1',
        backgroundImage: '[none]',
        _after: { order: '[-1]', marginBlockStart: '0' },
        // Without a lane behind it, its gap would cover the stage.
        '& > *': { paddingInline: '1', boxShadow: 'none' },
      },
    },
  },
  finding: {
    gridArea: '[2 / 1 / 3 / -1]',
    '[data-aligned] > &': { gridRow: '[1]', justifySelf: 'end' },
    [DEMO]: { mdDown: { '&[data-deviates]': { srOnly: true } } },
    paddingBlock: { md: '1.5' },
    paddingInlineEnd: { md: '5' },
    color: 'muted',
    textStyle: 'caption',
    '&[data-deviates]': {
      color: 'deviation',
      fontWeight: 'medium',
    },
    // The narrowest table shows only the words.
    '& > svg': {
      display: { base: 'inline', md: 'none', lg: 'inline' },
      width: '[1em]',
      height: '[1em]',
      marginInlineEnd: '1.5',
    },
  },
});
