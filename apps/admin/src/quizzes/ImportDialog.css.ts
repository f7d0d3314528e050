import { space, vars } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

export const progress = style({ inlineSize: '100%', accentColor: vars.colour.accent });

/** Why a question cannot be imported, or what it loses, after its sign. */
export const problem = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[8] });
