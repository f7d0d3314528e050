import { style } from '@vanilla-extract/css';
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

/** The tools that one key goes between. */
export const tools = row;
