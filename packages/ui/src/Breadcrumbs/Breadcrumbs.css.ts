import { globalStyle, style } from '@vanilla-extract/css';
import { ellipsis } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const list = style({
  ...typography.note,
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  color: vars.colour.textMuted,
});

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    // A long name gives way before the line wraps.
    '&:not(:first-child, :last-child)': { flex: '1 1 6rem', minWidth: 0, maxWidth: 'max-content' },
    '&:not(:last-child)::after': {
      content: ['"›"', '"›" / ""'],
      paddingInline: space[8],
    },
  },
});

// A long name is whole in the title below, or on its own page.
globalStyle(`${crumb} bdi`, { ...ellipsis, display: 'block', maxWidth: '40ch' });

// Padding on both sides gives a short name the target size without moving it away from its separator.
globalStyle(`${crumb} > a`, {
  minWidth: 0,
  '@media': { [media.touch]: { marginInline: `-${space[8]}`, paddingInline: space[8] } },
});
