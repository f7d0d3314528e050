import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, media, radius, space } from '../theme/scale.ts';

/** Form and picture side by side; on a narrow window the picture stands above. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  minHeight: '100dvh',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});

/** The form's side. */
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  padding: `${space[40]} ${space[24]}`,
  '@media': { [media.medium]: { justifyContent: 'flex-start', padding: `${space[32]} ${space[16]}` } },
});

/** The form's column. */
export const panel = style({ width: '100%', maxWidth: '22rem', '@media': { [media.narrow]: { maxWidth: '26rem' } } });

/** The page's title. */
export const title = style({
  fontSize: fontSize[24],
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.tight,
});

/** The sentence under the title. */
export const intro = style({ color: vars.colour.textMuted, marginBlock: `${space[8]} ${space[24]}` });

/** The picture's side. */
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

globalStyle(`.${frame} > img`, {
  width: '100%',
  maxWidth: 'min(34rem, 100%)',
  height: 'auto',
  objectFit: 'contain',
  '@media': { [media.medium]: { width: 'auto', height: '10rem' } },
});
