import { fontSize, fontWeight, layer, lineHeight, media, radius, space, vars } from '@cpd/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The post from top to bottom. */
export const article = style({ display: 'flex', flexDirection: 'column', gap: space[24] });

export const kicker = style({ fontSize: fontSize[14], color: vars.colour.textMuted });

export const title = style({
  fontSize: fontSize[32],
  lineHeight: lineHeight.tight,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '@media': { [media.narrow]: { fontSize: fontSize[24] } },
});

export const cover = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceHover,
});

export const description = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });

export const files = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const filesTitle = style({ fontSize: fontSize[16], fontWeight: fontWeight.semibold });

export const fileList = style({
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
});

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const fileKind = style({
  flex: 'none',
  padding: `0 ${space[6]}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.criticalSoft,
  color: vars.colour.criticalText,
  fontSize: fontSize[12],
  fontWeight: fontWeight.semibold,
});

// A link that takes the focus comes out from behind the buttons below; a browser by itself takes it to be in view there.
globalStyle(`${file} > a`, { scrollMarginBlockEnd: '128px' });

export const fileName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** Stays in view, however long the post is. */
export const decision = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.surface,
  '@media': { print: { display: 'none' } },
});

export const decisionHint = style({ color: vars.colour.textMuted, fontSize: fontSize[14] });

export const decisionButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  '@media': { [media.narrow]: { width: '100%' } },
});

globalStyle(`${decisionButtons} > button`, { '@media': { [media.narrow]: { flex: '1 1 0' } } });

const panel = style({
  padding: space[20],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
});

const receipt = style([panel, { display: 'flex', gap: space[12] }]);

/** What was decided, in the colour of the decision. */
export const receipts = styleVariants({
  approve: [receipt, { backgroundColor: vars.colour.positiveSoft, borderColor: vars.colour.positive }],
  reject: [receipt, { backgroundColor: vars.colour.criticalSoft, borderColor: vars.colour.critical }],
});

export const receiptMark = style({ flex: 'none', display: 'inline-flex', paddingBlockStart: space[4] });

globalStyle(`${receipts.approve} svg`, { color: vars.colour.positiveText });
globalStyle(`${receipts.reject} svg`, { color: vars.colour.criticalText });

export const receiptTitle = style({ fontWeight: fontWeight.semibold });

/** Bones without their beat once nothing is on its way any more. */
export const placeholder = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
});

globalStyle(`${placeholder}[aria-busy="false"] > *`, { animation: 'none' });

export const notice = panel;

export const noticeTitle = style({ fontWeight: fontWeight.semibold });

export const noticeAction = style({ marginBlockStart: space[12] });
