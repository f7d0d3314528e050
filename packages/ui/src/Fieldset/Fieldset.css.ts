import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { anyScript, typography } from '../theme/typography.ts';

const { colour } = vars;

export const legend = style({ ...typography.label, padding: 0, marginBlockEnd: space[12] });

export const problem = style({ marginBlockStart: space[8] });

/** A circle of 18 pixels in a target of 24. */
export const radio = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: space[24],
  height: space[24],
  margin: 0,
  marginInlineStart: '-3px',
  borderRadius: '50%',
  cursor: 'pointer',
  '::before': {
    content: '""',
    width: '18px',
    height: '18px',
    border: `1px solid ${colour.borderControl}`,
    borderRadius: '50%',
    backgroundColor: colour.surfaceRaised,
  },
  selectors: {
    '&:focus-visible': { outlineOffset: 0 },
    '&:hover::before': { borderColor: colour.text },
    '&:checked::before': {
      border: `2px solid ${colour.accent}`,
      backgroundImage: `radial-gradient(circle, ${colour.accent} 4px, transparent 4.5px)`,
    },
  },
  '@media': {
    [media.forcedColours]: {
      appearance: 'auto',
      margin: '3px 3px 3px 0',
      width: '18px',
      height: '18px',
      '::before': { content: 'none' },
    },
  },
});

/** A radio button and its label. */
export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  paddingBlock: space[6],
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: space[8], minHeight: space[40] } },
});
// Centred on the first line of the label.
globalStyle(`${option} > input`, {
  marginBlockStart: `calc((1lh - ${space[24]}) / 2)`,
  '@media': { [media.forcedColours]: { marginBlockStart: 'calc((1lh - 18px) / 2)' } },
});

export const label = style({ ...anyScript, minWidth: 0, overflowWrap: 'anywhere' });
