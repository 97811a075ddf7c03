import { defineRecipe } from '@pandacss/dev';

/** Notice that scripts could not be loaded, or that the browser is too old for them, at the bottom edge above everything else. */
export const loadFailure = defineRecipe({
  className: 'loadFailure',
  base: {
    display: 'none',
    // Hidden if scripts are switched off, because a retry cannot help.
    '@media (scripting: enabled)': {
      'html:not([data-scripts=""]) &': { display: 'flex' },
    },
    '&:is(html[data-old] *) [data-when=failed], &:not(html[data-old] *) [data-when=old]': {
      display: 'none',
    },
    position: 'fixed',
    zIndex: 'dialog',
    insetBlockEnd: '4',
    insetInline: 'gutter',
    width: 'fit',
    // Beside the calculator's floating card.
    maxWidth: { base: 'text', md: '[min(40rem, 100% - 23rem)]' },
    marginInline: { base: 'auto', md: '0' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: '4',
    backgroundColor: 'surfaceRaised',
    border: 'line',
    borderRadius: 'lg',
    boxShadow: 'float',
    textStyle: 'small',
    '& p': { flex: '[1 1 16rem]' },
    '& p a': { color: 'accent', textDecoration: 'underline', whiteSpace: 'nowrap' },
    // It stays, so it covers nothing: the page begins with it.
    'html[data-old] &': {
      display: 'flex',
      position: 'static',
      order: '-1',
      maxWidth: 'full',
      margin: '4',
      boxShadow: '[none]',
    },
    _print: { display: '[none !important]' },
  },
});
