import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { media, radius, space } from '../theme/scale.ts';
import { anyScript, typography } from '../theme/typography.ts';
import { phoneShape } from './phoneShape.ts';

const { colour } = vars;

export const phone = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  ...phoneShape,
  padding: `${space[24]} ${space[16]}`,
  border: `1px solid ${colour.border}`,
  backgroundColor: colour.surfaceRaised,
  boxShadow: elevation.popover,
  overflowWrap: 'anywhere',
});

export const title = style({ ...typography.heading, ...anyScript, whiteSpace: 'pre-line' });

export const note = style({ ...typography.caption, ...anyScript, color: colour.textMuted });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  ...typography.caption,
  color: colour.textMuted,
});

export const course = style(anyScript);

export const position = style({ ...typography.number, flex: 'none' });

export const track = style({
  display: 'block',
  height: '4px',
  borderRadius: radius.pill,
  backgroundColor: colour.surfacePressed,
  overflow: 'hidden',
  '@media': { [media.forcedColours]: { outline: '1px solid' } },
});

export const progress = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.pill,
  backgroundColor: colour.accent,
  '@media': { [media.forcedColours]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '40px',
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${colour.borderAction}`,
  borderRadius: radius.control,
  ...typography.body,
});

export const choices = styleVariants({
  plain: [choice],
  selected: [choice, { borderColor: colour.accent, backgroundColor: colour.accentSoft }],
});

export const choiceText = style([anyScript, { flex: 1, minWidth: 0 }]);

const mark = style({
  flex: 'none',
  width: '0.875rem',
  height: '0.875rem',
  border: `1px solid ${colour.borderControl}`,
  borderRadius: radius.pill,
});

export const marks = styleVariants({
  plain: [mark],
  selected: [mark, { border: `0.25rem solid ${colour.accent}` }],
});

export const action = style({
  marginBlockStart: 'auto',
  padding: space[8],
  borderRadius: radius.control,
  backgroundColor: colour.accent,
  color: colour.onAccent,
  ...typography.label,
  textAlign: 'center',
  '@media': { [media.forcedColours]: { border: '1px solid ButtonBorder', forcedColorAdjust: 'none' } },
});

/** The next poster is partly visible. */
export const posters = style({ display: 'flex', gap: space[8], overflow: 'clip' });

export const poster = style({
  flex: '0 0 88%',
  selectors: { '&:only-child': { flexBasis: '100%' } },
  minWidth: 0,
  aspectRatio: '4 / 5',
  objectFit: 'contain',
  borderRadius: radius.control,
  backgroundColor: colour.surfaceHover,
});

export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[6] });

const dot = style({
  width: '6px',
  height: '6px',
  border: `1px solid ${colour.borderControl}`,
  borderRadius: radius.pill,
});

export const dotShapes = styleVariants({
  current: [dot, { backgroundColor: colour.borderControl }],
  other: [dot],
});

export const link = style({ ...typography.label, color: colour.accentText, textAlign: 'center' });
