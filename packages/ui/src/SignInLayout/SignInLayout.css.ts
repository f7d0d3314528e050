import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  minHeight: '100dvh',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  padding: `${space[40]} ${space[24]}`,
  '@media': { [media.medium]: { justifyContent: 'flex-start', padding: `${space[32]} ${space[16]}` } },
});

export const panel = style({ width: '100%', maxWidth: '22rem', '@media': { [media.narrow]: { maxWidth: '26rem' } } });

export const brand = style({ ...typography.heading, marginBlockEnd: space[32] });

export const title = style(typography.titleLarge);

export const intro = style({ color: vars.colour.textMuted, marginBlock: `${space[8]} ${space[24]}` });

/** The height of a large button. */
export const secondary = style({ minHeight: '44px', marginBlockStart: space[20] });

export const footer = style({ marginBlockStart: space[24], selectors: { '&:empty': { display: 'none' } } });

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  margin: space[16],
  padding: space[32],
  borderRadius: radius.card,
  backgroundColor: vars.colour.accentSoft,
  '@media': { [media.medium]: { order: -1, marginBottom: 0, padding: space[16], height: '12rem' } },
});

globalStyle(`${frame} > img`, {
  width: '100%',
  maxWidth: 'min(40rem, 100%)',
  height: 'auto',
  objectFit: 'contain',
  '@media': { [media.medium]: { width: 'auto', height: '10rem' } },
});

/** A notice between the text and the form. */
export const notice = style({
  selectors: {
    '&:not(:empty)': {
      marginBlockEnd: space[24],
      padding: `${space[8]} ${space[12]}`,
      borderRadius: radius.control,
      backgroundColor: vars.colour.positiveSoft,
      color: vars.colour.positiveText,
    },
  },
});
