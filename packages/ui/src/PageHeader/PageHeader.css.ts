import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[16]}`,
  minHeight: '36px',
});

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  // Below the breadcrumbs.
  selectors: { '&:not(:first-child)': { marginTop: space[4] } },
});

export const title = style({ ...typography.title, overflowWrap: 'anywhere' });
