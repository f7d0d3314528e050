import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[48]} ${space[16]}`,
  textAlign: 'center',
});

export const drawing = style({ marginBlockEnd: space[4], fill: 'none', strokeWidth: '1.5px', strokeLinecap: 'round' });

export const sheet = style({ fill: vars.colour.surfaceSunken, stroke: vars.colour.borderSubtle });

export const lines = style({ stroke: vars.colour.border });

/** The picture of the row that could be there. */
export const wanted = style({ fill: vars.colour.accentSoft, stroke: vars.colour.accent });

export const title = style(typography.heading);

export const description = style({ maxWidth: '44ch', color: vars.colour.textMuted });

export const action = style({ marginTop: space[8] });
