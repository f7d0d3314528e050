import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';

/** Title and list. */
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

/** The files, a line between them. */
export const list = style({
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
});

/** One file: kind, name, way to it. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

/** The file's name, which may break anywhere. */
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
