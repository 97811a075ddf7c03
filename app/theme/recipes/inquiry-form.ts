import { defineSlots } from '#app/theme/slots';

// Aligned with the text of the consent.
const inLine = { marginInlineStart: '8', fontSize: 'sm' } as const;

/** The form with which visitors ask for a quote or a call. */
export const inquiryForm = defineSlots('inquiryForm', {
  root: { containerType: 'inline-size' },
  columns: {
    stack: '8',
    columnGap: '12',
    alignItems: 'start',
    '@container (min-width: 44rem)': { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' },
    // Wide enough for two columns of fields beside the steps.
    '@container (min-width: 51rem)': {
      gridTemplateColumns: '[minmax(31rem, 1fr) minmax(0, 1fr)]',
    },
  },
  beside: { stack: '5', minWidth: '0' },
  steps: {
    stack: '3',
    // Nothing is sent without scripts; afterwards the panel says what comes next.
    _noscript: { display: 'none' },
    ':has(> * [data-tone=success]) > * > &': { display: 'none' },
    '& > p': { fontWeight: 'semibold' },
    '& ol': { stack: '3' },
    '& li': { display: 'flex', gap: '3', alignItems: 'baseline', textWrap: 'balance' },
    '& [aria-hidden]': { textStyle: 'code', color: 'accent' },
  },
  form: { minWidth: '0', _noscript: { display: 'none' }, _print: { display: 'none' } },
  // Two columns if the form, not the page, is wide enough.
  grid: {
    stack: '5',
    columnGap: '5',
    alignItems: 'start',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    '@container (min-width: 31rem)': { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' },
    '&[hidden]': { display: 'none' },
  },
  problems: {
    gridColumn: '[1 / -1]',
    borderRadius: 'md',
    scrollMarginBlockStart: '[calc({sizes.header} + 1.5rem)]',
  },
  // A button that looks like a field.
  country: {
    '&&': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      width: 'fit',
      flexShrink: '0',
      paddingInline: '2.5',
      cursor: 'pointer',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  flag: {
    width: '6',
    height: '4',
    borderRadius: '[2px]',
    boxShadow: '[0 0 0 1px {colors.line}]',
  },
  withdrawal: { ...inLine, color: 'muted', lineHeight: 'body', overflowWrap: 'anywhere' },
  privacyLink: {
    ...inLine,
    display: 'block',
    width: 'fit',
    paddingBlock: '1',
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '[0.25em]',
    _hover: { color: 'accentHover' },
    _coarse: { paddingBlock: '2.5' },
  },
  footer: {
    gridColumn: '[1 / -1]',
    wrap: '3',
    columnGap: '6',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});
