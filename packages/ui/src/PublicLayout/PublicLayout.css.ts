import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const page = style({
  vars: { [vars.text.body]: fontSize[16] },
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  ...typography.body,
  lineHeight: vars.lineHeight.relaxed,
});

export const header = style({
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.surfaceRaised,
  ...typography.heading,
  '@media': { print: { border: 0 } },
});

export const screenHeader = style([header, { '@media': { print: { display: 'none' } } }]);

const widths = { narrow: '30rem', medium: '48rem' } as const;

const heading = style({
  width: '100%',
  marginInline: 'auto',
  padding: `${space[16]} ${space[24]}`,
  '@media': { [media.narrow]: { paddingInline: space[16] }, print: { padding: `0 0 ${space[16]}` } },
});

export const headings = styleVariants(widths, (maxWidth) => [heading, { maxWidth }]);

const column = style({
  flex: 1,
  width: '100%',
  marginInline: 'auto',
  padding: `${space[32]} ${space[24]} ${space[64]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]} ${space[48]}` }, print: { padding: 0 } },
});

/** The width for a form, for reading, or for a picture. */
export const columns = styleVariants(widths, (maxWidth) => [column, { maxWidth }]);

export const footer = style({
  padding: `${space[16]} ${space[24]}`,
  borderBlockStart: `1px solid ${vars.colour.border}`,
  color: vars.colour.textMuted,
  ...typography.note,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});
