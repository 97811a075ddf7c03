import { defineSlotRecipe } from '@pandacss/dev';

/** A heading with a sentence below it. */
const titled = {
  '& > h3': { fontWeight: 'semibold' },
  '& > p': { color: 'muted', textStyle: 'small' },
} as const;

/** Sections of the landing page that are only a grid and its items. */
export const landing = defineSlotRecipe({
  className: 'landing',
  slots: [
    'challenges',
    'challenge',
    'consequences',
    'solution',
    'solutionText',
    'points',
    'figures',
    'figureList',
    'figure',
    'steps',
    'step',
    'features',
    'feature',
    'featureText',
  ],
  base: {
    challenges: {
      display: 'grid',
      gap: '[clamp(1.5rem, 1rem + 2vw, 2.5rem)]',
      gridTemplateColumns: {
        sm: '[repeat(2, minmax(0, 1fr))]',
        lg: '[repeat(4, minmax(0, 1fr))]',
        _print: '[repeat(2, minmax(0, 1fr))]',
      },
    },
    challenge: { display: 'grid', gap: '2', alignContent: 'start', ...titled },
    consequences: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      // A printed page may break after it.
      '& > h3': { fontWeight: 'semibold', _print: { breakAfter: 'auto' } },
      '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    },
    solution: {
      display: 'grid',
      gap: '[clamp(1.5rem, 1rem + 3vw, 4rem)]',
      alignItems: 'center',
      gridTemplateColumns: {
        lg: '[minmax(0, 5fr) minmax(0, 8fr)]',
        _print: '[repeat(2, minmax(0, 1fr))]',
      },
      '& + &': { paddingBlockStart: '[clamp(0rem, 2vw, 2rem)]' },
    },
    solutionText: {
      display: 'grid',
      gap: '4',
      '& > h3': { textStyle: 'title' },
      '& > p': { color: 'muted' },
    },
    points: {
      display: 'grid',
      gap: '2.5',
      '& li': { display: 'flex', gap: '2.5' },
      '& svg': {
        flexShrink: '0',
        width: '[1.125em]',
        height: '[1.125em]',
        marginBlockStart: '[0.25em]',
        color: 'accent',
      },
    },
    figures: { borderBlock: 'line', paddingBlock: '[clamp(2.5rem, 2rem + 3vw, 4.5rem)]' },
    figureList: {
      display: 'grid',
      gap: '[clamp(1.5rem, 1rem + 2vw, 2.5rem)]',
      gridTemplateColumns: {
        sm: '[repeat(3, minmax(0, 1fr))]',
        _print: '[repeat(3, minmax(0, 1fr))]',
      },
    },
    figure: {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      '& > dt': { color: 'muted' },
      '& > dd': { textStyle: 'display', color: 'accent', fontVariantNumeric: 'tabular-nums' },
    },
    steps: {
      display: 'grid',
      gap: '[clamp(1.5rem, 1rem + 2vw, 2.5rem)]',
      gridTemplateColumns: {
        md: '[repeat(3, minmax(0, 1fr))]',
        _print: '[repeat(3, minmax(0, 1fr))]',
      },
    },
    step: {
      display: 'grid',
      gap: '2',
      alignContent: 'start',
      borderBlockStart: '[2px solid {colors.accent}]',
      paddingBlockStart: '5',
      ...titled,
      '& > span': { textStyle: 'code', color: 'accent' },
    },
    features: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: {
        md: '[repeat(2, minmax(0, 1fr))]',
        lg: '[repeat(3, minmax(0, 1fr))]',
        _print: '[repeat(3, minmax(0, 1fr))]',
      },
    },
    // A subgrid aligns the texts and pictures of neighbouring cards.
    feature: {
      display: 'grid',
      rowGap: '5',
      gridTemplateRows: 'subgrid',
      gridRow: '[span 2]',
    },
    featureText: { display: 'grid', gap: '3', alignContent: 'start', ...titled },
  },
});
