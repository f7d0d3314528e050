import { style } from '@vanilla-extract/css';
import { typography, vars } from '../theme/index.ts';

/** An id on one line. Its beginning is enough to tell posters apart. */
export const id = style({
  display: 'block',
  overflow: 'hidden',
  color: vars.colour.textMuted,
  ...typography.code,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
