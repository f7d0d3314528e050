import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../theme/scale.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr))',
  gap: `${space[16]} ${space[24]}`,
});

export const description = style({ minWidth: 0, overflowWrap: 'anywhere' });

// The target of a value that can be copied reaches over its term, so that all values are on their lines.
globalStyle(`${description} > dd > button`, { '@media': { [media.touch]: { marginBlock: '-12px' } } });

export const wide = style([description, { gridColumn: '1 / -1' }]);
