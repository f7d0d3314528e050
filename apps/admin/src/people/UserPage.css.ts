import { space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: `${space[16]} ${space[24]}`,
});

export const fact = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** A fact that may be long. */
export const wideFact = style([fact, { gridColumn: '1 / -1' }]);
