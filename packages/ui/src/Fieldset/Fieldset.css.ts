import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const legend = style({ ...typography.label, padding: 0, marginBlockEnd: space[12] });

export const problem = style({ marginBlockStart: space[8] });

/** The circle of one choice, as RadioGroup draws it, with room for a finger around it. */
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
