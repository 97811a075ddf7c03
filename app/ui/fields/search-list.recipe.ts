import { defineSlots } from '#app/theme/slots';

/** A floating list with a search field, below the button that opened it. */
export const searchList = defineSlots('searchList', {
  root: {
    position: 'absolute',
    zIndex: 'floating',
    insetInline: '0',
    insetBlockStart: '[calc(100% + 0.375rem)]',
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '[min(22rem, 70dvh)]',
    overflow: 'hidden',
    backgroundColor: 'surfaceRaised',
    border: 'strong',
    borderRadius: 'md',
    boxShadow: 'float',
    // Space below when scrolled into view.
    scrollMarginBlock: '4',
    animation: '[rise-in 120ms {easings.out}]',
  },
  search: { padding: '2', borderBlockEnd: 'line' },
  input: {
    width: 'full',
    minHeight: '10',
    paddingInline: '2.5',
    backgroundColor: 'surface',
    border: 'strong',
    borderRadius: 'sm',
    fontSize: 'md',
    lineHeight: 'snug',
    _placeholder: { color: 'muted', opacity: 'full' },
    _focusVisible: { outlineOffset: '[-1px]' },
    _coarse: { minHeight: '11' },
  },
  list: {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: '1.5',
    outline: '[none]',
  },
  groupLabel: {
    paddingInline: '3',
    paddingBlock: '[0.5rem 0.25rem]',
    color: 'muted',
    fontSize: 'xs',
    fontWeight: 'medium',
  },
  item: {
    hstack: '2.5',
    minHeight: '9',
    marginInline: '1.5',
    paddingInline: '1.5',
    paddingBlock: '1.5',
    borderRadius: 'sm',
    fontSize: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    // Off-screen rows are not rendered.
    contentVisibility: '[auto]',
    containIntrinsicSize: '[auto 2.25rem]',
    _coarse: { minHeight: '11', containIntrinsicSize: '[auto 2.75rem]' },
    '&[data-highlighted]': { backgroundColor: 'accentSoft' },
    '&[data-state=checked]': { fontWeight: 'semibold' },
    _moreContrast: {
      '&[data-highlighted]': { outline: '[2px solid {colors.accent}]', outlineOffset: '[-2px]' },
    },
    _forcedColors: {
      '&[data-highlighted]': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
    },
  },
  icon: {
    flexShrink: '0',
    width: '6',
    height: '4',
    borderRadius: '[2px]',
    // An edge for white flags, no taller than a line.
    boxShadow: '[0 0 0 1px {colors.line}]',
  },
  text: { flexGrow: '1', minWidth: '0' },
  detail: { color: 'muted', fontVariantNumeric: 'tabular-nums', fontWeight: 'normal' },
  empty: { paddingInline: '3', paddingBlock: '2', color: 'muted', fontSize: 'sm' },
});
