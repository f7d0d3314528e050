import { media, space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

/** A question after its number. */
export const question = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[8] });

/** As wide as the largest number, so that all questions start at the same place. */
export const number = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

/** A notice between the title and the table. */
export const notice = style({
  padding: `${space[16]} ${space[20]}`,
  '@media': { [media.narrow]: { paddingInline: space[16] } },
});
