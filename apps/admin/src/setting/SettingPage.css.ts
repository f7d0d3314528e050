import { media, space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fields or facts next to each other, or stacked if the card is narrow. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space[20],
  alignItems: 'start',
  maxWidth: 'none',
});

/** The heading of a table and its buttons. */
export const tableHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[12]}`,
  minHeight: '52px',
  padding: `${space[8]} ${space[20]}`,
  '@media': { [media.narrow]: { paddingInline: space[16] } },
});
