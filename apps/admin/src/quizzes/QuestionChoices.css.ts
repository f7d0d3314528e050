import { space } from '@cpd/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const choices = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

/** A choice, with room for the mark of the correct one. */
export const choice = style({ display: 'grid', gridTemplateColumns: `${space[16]} minmax(0, 1fr)`, gap: space[8] });

// On a card, the label is aligned with the first line of the first choice.
globalStyle(`${choice} > :last-child`, { alignSelf: 'baseline' });

export const mark = style({ paddingBlockStart: space[2] });
