import { defineSlotRecipe } from '@pandacss/dev';

/** Artefacts with a version on each stage, as a picture made of text. */
export const stageLanes = defineSlotRecipe({
  className: 'stageLanes',
  slots: ['root', 'line', 'artefact', 'verdict', 'track'],
  base: {
    root: { padding: '[clamp(1.25rem, 1rem + 1.5vw, 2rem)]' },
    line: { display: 'flex', gap: '3', alignItems: 'baseline' },
    artefact: {
      textStyle: 'code',
      minWidth: '0',
      flexGrow: '1',
      overflowWrap: 'anywhere',
    },
    verdict: {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: '1',
      textStyle: 'caption',
      whiteSpace: 'nowrap',
      color: 'deviation',
      '&[data-aligned=true]': { color: 'aligned' },
      '& svg': { width: '[1em]', height: '[1em]', alignSelf: 'center' },
    },
    // The lane runs behind the chips.
    track: {
      display: 'grid',
      gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]',
      backgroundImage: '[linear-gradient({colors.line}, {colors.line})]',
      backgroundSize: '[100% 1px]',
      backgroundPosition: '[0 1.0625rem]',
      backgroundRepeat: 'no-repeat',
      '& > div': { display: 'grid', gap: '1.5', justifyItems: 'start' },
      '& > div > :last-child': { textStyle: 'code', color: 'muted' },
    },
  },
});
