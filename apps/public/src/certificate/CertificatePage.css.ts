import { space } from '@cpd/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  '@media': { print: { gap: space[8] } },
});

// Image and record fit on one sheet.
globalStyle(`${page}[data-record] figure > img`, { '@media': { print: { maxHeight: '76vh' } } });

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Says whether the URL was copied. Its height is reserved, so that the layout does not shift. */
export const note = style([screenOnly, { minHeight: space[24], textAlign: 'center' }]);
