import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { raisedSurface } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { fontSize, media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const prose = style({ lineHeight: vars.lineHeight.relaxed });

/** Part of a page, or a sheet, which fills the page on a phone and in print. */
export const papers = styleVariants({
  none: [prose],
  sheet: [
    prose,
    {
      position: 'relative',
      padding: space[48],
      ...raisedSurface,
      '@media': {
        [media.narrow]: { padding: 0, border: 0, borderRadius: 0, backgroundColor: 'transparent' },
        print: { padding: 0, border: 0, backgroundColor: 'transparent' },
      },
    },
  ],
});

export const section = style({ marginBlockStart: space[40], scrollMarginBlockStart: space[24] });

globalStyle(`${prose} a`, { color: vars.colour.accentText, textUnderlineOffset: '0.2em' });
for (const text of [prose, section]) {
  globalStyle(`${text} > p`, { orphans: 3, widows: 3, textWrap: 'pretty' });
  globalStyle(`${text} > ul`, { paddingInlineStart: space[24], listStyle: 'disc', textWrap: 'pretty' });
  globalStyle(`${text} > :is(p, ul):not(:first-child)`, { marginBlockStart: space[12] });
}
globalStyle(`${prose} ul > li + li`, { marginBlockStart: space[4] });
globalStyle(`${prose} ul > li::marker`, { color: vars.colour.textMuted });
globalStyle(`${section} > h2`, { breakAfter: 'avoid' });

export const header = style({
  marginBlockEnd: space[24],
  paddingBlockEnd: space[24],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});

export const lead = style({
  ...typography.title,
  marginBlockStart: space[4],
  fontWeight: typography.body.fontWeight,
  color: vars.colour.textMuted,
});

export const note = style({ ...typography.note, marginBlockStart: space[12], color: vars.colour.textMuted });

const contentsWidth = '12rem';
const isBeside = 'screen and (min-width: 75rem)';

export const contents = style({
  marginBlockStart: space[24],
  padding: space[20],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surface,
  '@media': {
    print: { display: 'none' },
    // Beside a sheet of 48rem, from its top on.
    [isBeside]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(-1 * (${contentsWidth} + ${space[24]}))`,
      width: contentsWidth,
      marginBlockStart: 0,
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      fontSize: fontSize[14],
    },
  },
});

/** Stays in view beside a long sheet. */
export const contentsInView = style({
  '@media': {
    [isBeside]: {
      position: 'sticky',
      insetBlockStart: space[24],
      maxHeight: `calc(100dvh - 2 * ${space[24]})`,
      overflowY: 'auto',
    },
  },
});

export const contentsTitle = style(typography.heading);

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

/** Aligns the titles, whatever the width of their number. */
export const number = style({ minWidth: '1.75em', ...typography.number });
