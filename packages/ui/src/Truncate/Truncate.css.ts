import { globalStyle, style } from '@vanilla-extract/css';

/** One line, cut short with an ellipsis where there is no room. */
export const line = style({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: '2px',
  selectors: { '&:focus-visible': { outlineOffset: '0' } },
});

globalStyle(`span:has(> ${line})`, { display: 'flex' });
