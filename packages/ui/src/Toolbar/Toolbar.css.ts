import { globalStyle, style } from '@vanilla-extract/css';
import { wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';

const row = style({ ...wrappingRow, gap: space[12], minWidth: 0 });

export const toolbar = style([
  row,
  {
    padding: `${space[12]} ${space[20]}`,
    borderBlockEnd: `1px solid ${vars.colour.border}`,
    '@media': { [media.narrow]: { paddingInline: space[16] } },
  },
]);

// The field shrinks before the tools wrap, but not below what it says. On a phone it fills a line of its own.
globalStyle(`${toolbar} > search`, {
  flex: '1 1 15rem',
  minWidth: 0,
  maxWidth: '20rem',
  '@media': { [media.narrow]: { maxWidth: 'none' } },
});
globalStyle(`${toolbar} > search > *`, { '@media': { [media.narrow]: { width: '100%' } } });

// A filter with counts fills the line on a phone, with and without a tool below it.
export const tools = style([row, { '@media': { [media.narrow]: { flexGrow: 1 } } }]);
