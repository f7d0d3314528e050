import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const list = style({
  display: 'flex',
  selectors: { '&[hidden]': { display: 'none' } },
  gap: space[4],
  overflowX: 'auto',
  '@media': { [media.narrow]: { gap: 0 } },
  borderBlockEnd: `1px solid ${colour.border}`,
});

export const tab = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: '40px',
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: '2px solid transparent',
  borderStartStartRadius: radius.control,
  borderStartEndRadius: radius.control,
  color: colour.textMuted,
  ...typography.label,
  cursor: 'pointer',
  transition: `color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-hovered]': { color: colour.text, backgroundColor: colour.surfaceHover },
    '&[data-selected]': { color: colour.accentText, borderBlockEndColor: colour.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    // Four tabs fit a phone.
    [media.narrow]: { paddingInline: `clamp(${space[6]}, 2.2vw, ${space[8]})` },
    [media.forcedColours]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[data-selected]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const count = style({ color: colour.textMuted, fontWeight: typography.body.fontWeight, ...typography.number });

export const panel = style({ selectors: { ':not([hidden]) + &': { paddingBlockStart: space[16] } } });
