import { css } from '#styled/css';
import { inquiryForm } from '#styled/recipes';

/** Two columns where the form has the room, whatever the page's width. */
export const formContainer = css({ containerType: 'inline-size' });

export const formGrid = inquiryForm().grid;

export const wholeRow = css({ gridColumn: '[1 / -1]' });
