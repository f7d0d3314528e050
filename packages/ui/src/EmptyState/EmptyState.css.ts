import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

/** A quiet block in the middle of its container. */
export const block = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[48]} ${space[16]}`,
  textAlign: 'center',
});

/** The drawing above the words. */
export const drawing = style({ marginBlockEnd: space[4], fill: 'none', strokeWidth: '1.5px', strokeLinecap: 'round' });

/** A sheet, and what is on it. */
export const sheet = style({ fill: vars.colour.surfaceSunken, stroke: vars.colour.borderSubtle });

/** Lines of words on the sheet. */
export const lines = style({ stroke: vars.colour.border });

/** The picture of the row that could be there. */
export const wanted = style({ fill: vars.colour.accentSoft, stroke: vars.colour.accent });

/** What is the case. */
export const title = style(typography.heading);

/** What to do next. */
export const description = style({ maxWidth: '44ch', color: vars.colour.textMuted });

/** The way on. */
export const action = style({ marginTop: space[8] });
