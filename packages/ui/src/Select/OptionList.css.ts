import { style } from '@vanilla-extract/css';
import { highlight } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { paper } from '../theme/paper.css.ts';
import { media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const popover = style([paper, { width: 'var(--trigger-width)', minWidth: '200px' }]);

export const list = style({ padding: space[4], outline: 'none' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '32px',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.control,
  ...typography.note,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-focused]': { backgroundColor: colour.accentSoft },
    '&[data-selected]': { color: colour.accentText },
  },
  '@media': {
    [media.touch]: { minHeight: '44px' },
    [media.forcedColours]: { selectors: { '&[data-focused]': highlight } },
  },
});

export const nothing = style({ padding: space[8], ...typography.note, color: colour.textMuted });
