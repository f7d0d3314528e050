import { fontSize, fontWeight, lineHeight, media, radius, space, vars } from '@cpd/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[32] });

export const header = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const title = style({
  fontSize: fontSize[32],
  lineHeight: lineHeight.tight,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '@media': { [media.narrow]: { fontSize: fontSize[24] } },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** Takes the focus for the keyboard's next step; it does nothing itself, so it shows no ring. */
export const steps = style({ selectors: { '&:focus-visible': { outline: 'none' } } });

export const consequences = style({ paddingInlineStart: space[20], listStyle: 'disc', textWrap: 'pretty' });

globalStyle(`${consequences} li + li`, { marginBlockStart: space[4] });
globalStyle(`${consequences} li::marker`, { color: vars.colour.textMuted });

export const signInTop = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  marginBlock: `${space[8]} ${space[20]}`,
});

export const signInTitle = style({ fontSize: fontSize[16], fontWeight: fontWeight.semibold });

/** The word between the two ways to sign in, with a line on both sides. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginBlock: space[16],
  color: vars.colour.textMuted,
  fontSize: fontSize[14],
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.colour.border}` },
  },
});

export const companies = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const logo = style({ flex: 'none', width: space[16], height: space[16] });

export const email = style({ overflowWrap: 'anywhere' });

export const consents = style({ marginBlockEnd: space[20] });

export const legend = style({ padding: 0, marginBlockEnd: space[8], fontWeight: fontWeight.medium });

export const proofActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[8] });

export const receipt = style({ display: 'flex', flexDirection: 'column', gap: space[16] });

export const receiptMark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: space[48],
  height: space[48],
  borderRadius: radius.pill,
  backgroundColor: vars.colour.positiveSoft,
  color: vars.colour.positiveText,
});
