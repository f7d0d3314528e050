import { fontSize, fontWeight, lineHeight, media, radius, space, vars } from '@cpd/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The whole text as one sheet; on a phone and on real paper it fills the page. */
export const article = style({
  padding: space[48],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
  lineHeight: lineHeight.relaxed,
  '@media': {
    [media.narrow]: { padding: 0, border: 0, borderRadius: 0, backgroundColor: 'transparent' },
    print: { padding: 0, border: 0, backgroundColor: 'transparent' },
  },
});

globalStyle(`${article} a`, { color: vars.colour.accentText, textUnderlineOffset: '0.2em' });

export const header = style({
  marginBlockEnd: space[24],
  paddingBlockEnd: space[24],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});

export const title = style({
  fontSize: fontSize[32],
  lineHeight: lineHeight.tight,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '@media': { [media.narrow]: { fontSize: fontSize[24] } },
});

export const lead = style({ marginBlockStart: space[4], fontSize: fontSize[20], color: vars.colour.textMuted });

export const dates = style({ marginBlockStart: space[12], fontSize: fontSize[14], color: vars.colour.textMuted });

export const paragraph = style({
  marginBlockStart: space[12],
  orphans: 3,
  widows: 3,
  textWrap: 'pretty',
});

export const list = style({
  marginBlockStart: space[12],
  paddingInlineStart: space[24],
  listStyle: 'disc',
  textWrap: 'pretty',
});

globalStyle(`${list} li + li`, { marginBlockStart: space[4] });
globalStyle(`${list} li::marker`, { color: vars.colour.textMuted });

export const contents = style({
  marginBlockStart: space[24],
  padding: space[20],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surface,
  '@media': { print: { display: 'none' } },
});

export const contentsTitle = style({ fontSize: fontSize[16], fontWeight: fontWeight.semibold });

export const contentsList = style({ marginBlockStart: space[8] });

export const contentsLink = style({
  display: 'flex',
  gap: space[8],
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.touch]: { paddingBlock: space[8] } },
});

/** Keeps the titles in one line under one another, whatever the width of their number. */
export const number = style({ minWidth: '1.75em', fontVariantNumeric: 'tabular-nums' });

export const section = style({ marginBlockStart: space[40], scrollMarginBlockStart: space[24] });

export const sectionTitle = style({
  fontSize: fontSize[20],
  lineHeight: lineHeight.tight,
  breakAfter: 'avoid',
  textWrap: 'balance',
});
