import { fontSize, fontWeight, lineHeight, media, radius, space, vars } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

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
  '@media': { [media.medium]: { justifyContent: 'flex-start', paddingBlock: space[32] } },
});

export const panel = style({ width: '100%', maxWidth: '22rem' });

export const heading = style({
  fontSize: fontSize[24],
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.tight,
});

export const intro = style({ color: vars.colour.textMuted, marginBlock: `${space[8]} ${space[24]}` });

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  margin: space[16],
  padding: space[32],
  borderRadius: radius.card,
  backgroundColor: vars.colour.accentSoft,
  '@media': { [media.medium]: { order: -1, marginBottom: 0, padding: space[16], maxHeight: '12rem' } },
});

export const drawing = style({
  width: '100%',
  maxWidth: 'min(34rem, 100%)',
  height: 'auto',
  objectFit: 'contain',
  '@media': { [media.medium]: { width: 'auto', height: '10rem' } },
});
