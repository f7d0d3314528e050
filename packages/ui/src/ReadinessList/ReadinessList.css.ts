import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, space } from '../theme/scale.ts';

/** One requirement a line. */
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

const item = style({ display: 'flex', alignItems: 'center', gap: space[8] });

/** Met or missing. */
export const items = styleVariants({
  met: [item, { color: vars.colour.positiveText }],
  missing: [item, { color: vars.colour.cautionText }],
});

/** The one-line form beside a button. */
export const line = style({ color: vars.colour.textMuted, fontSize: fontSize[12] });
