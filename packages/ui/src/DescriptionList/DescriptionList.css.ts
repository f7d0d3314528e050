import { style } from '@vanilla-extract/css';
import { space } from '../theme/index.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: `${space[16]} ${space[24]}`,
});

export const description = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const wide = style([description, { gridColumn: '1 / -1' }]);
