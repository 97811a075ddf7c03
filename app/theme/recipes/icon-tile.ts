import { defineRecipe } from '@pandacss/dev';

/** Background of a decorative icon. */
export const iconTile = defineRecipe({
  className: 'iconTile',
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '10',
    height: '10',
    borderRadius: 'sm',
    backgroundColor: 'accentSoft',
    color: 'accent',
    '& svg': { width: '5', height: '5' },
  },
});
