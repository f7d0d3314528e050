import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../theme/scale.ts';

/** From this width on there are four columns, below it two: three would leave the fourth fact alone in its row. */
const FOUR_COLUMNS = '52.5rem';
const columnWidth = `max(12rem, 25% - ${space[20]}, min(16.5rem, (${FOUR_COLUMNS} - 100%) * 999))`;

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${columnWidth}), 1fr))`,
  gap: `${space[16]} ${space[24]}`,
});

export const description = style({ minWidth: 0, overflowWrap: 'anywhere' });

// The target of a value that can be copied reaches over its term, so that all values are on their lines.
globalStyle(`${description} > dd > button`, { '@media': { [media.touch]: { marginBlock: '-12px' } } });

export const wide = style([description, { gridColumn: '1 / -1' }]);
