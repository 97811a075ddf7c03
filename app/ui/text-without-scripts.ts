import { css } from '#styled/css';

/**
 * For a button whose text means something by itself: without scripts its `span` is plain text, out of
 * reach of keys and pointer.
 */
export const textWithoutScripts = css({
  _noscript: { visibility: 'hidden' },
  '& > span': { _noscript: { visibility: 'visible', pointerEvents: 'none' } },
});
