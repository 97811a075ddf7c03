import { defineSlotRecipe } from '@pandacss/dev';

const sign = {
  flexShrink: '0',
  width: '4',
  height: '4',
  color: 'accent',
  _print: { visibility: 'hidden' },
} as const;

/** Questions that open to their answers. */
export const faq = defineSlotRecipe({
  className: 'faq',
  slots: ['entry', 'question', 'closed', 'opened', 'answer'],
  base: {
    entry: {
      borderBlockStart: 'line',
      // All answers are printed.
      _print: { '&::details-content': { contentVisibility: 'visible' } },
    },
    question: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '4',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& > h3': { fontWeight: 'semibold', minWidth: '0' },
    },
    closed: { ...sign, '[open] > * > &': { display: 'none' } },
    opened: { ...sign, display: 'none', '[open] > * > &': { display: 'block' } },
    answer: { color: 'muted', paddingBlockEnd: '5' },
  },
});
