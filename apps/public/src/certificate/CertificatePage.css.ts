import { media, space } from '@cpd/ui/theme';
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

/** Buttons in rows from edge to edge, however many fit; in a narrow window the first one has its own row. */
export const actions = style([screenOnly, { display: 'flex', flexWrap: 'wrap', gap: space[12] }]);
globalStyle(`${actions} > *`, { flex: '1 1 auto' });
globalStyle(`${actions} > :first-child`, { '@media': { [media.narrow]: { flexBasis: '100%' } } });

/** Says whether the URL was copied. Its height is reserved, so that the layout does not shift. */
export const note = style([screenOnly, { minHeight: space[24], textAlign: 'center' }]);
