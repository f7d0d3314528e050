import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12], minWidth: 0 });

/** The strip above what the tools are for. */
export const toolbar = style([
  row,
  {
    padding: `${space[12]} ${space[20]}`,
    borderBlockEnd: `1px solid ${vars.colour.border}`,
    '@media': { [media.narrow]: { paddingInline: space[16] } },
  },
]);

// The field gives way before the tools go to a line of their own; on a phone it has one, and all of it.
globalStyle(`${toolbar} > search`, {
  flex: '1 1 10rem',
  minWidth: 0,
  maxWidth: '20rem',
  '@media': { [media.narrow]: { maxWidth: 'none' } },
});
globalStyle(`${toolbar} > search > *`, { '@media': { [media.narrow]: { width: '100%' } } });

/** The tools that one key goes between. */
export const tools = row;
