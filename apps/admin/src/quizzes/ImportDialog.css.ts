import { radius, space, typography, vars } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

export const example = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceSunken,
  color: vars.colour.textMuted,
  ...typography.note,
  whiteSpace: 'pre-line',
});

/** Why a question cannot be imported, or what it loses, after its sign. */
export const problem = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[8] });
