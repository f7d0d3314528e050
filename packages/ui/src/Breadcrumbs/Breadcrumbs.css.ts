import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

/** The pages in a line. */
export const list = style({ ...typography.note, display: 'flex', flexWrap: 'wrap', color: vars.colour.textMuted });

/** A page, and the sign that leads to the next one. */
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '&:not(:last-child)::after': {
      content: ['"›"', '"›" / ""'],
      paddingInline: space[8],
    },
    '[dir="rtl"] &:not(:last-child)::after': { transform: 'scaleX(-1)' },
  },
});
