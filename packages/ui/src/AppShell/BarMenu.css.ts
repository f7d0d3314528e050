import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, ellipsis } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHiddenRules } from '../VisuallyHidden/visuallyHiddenRules.ts';

const { colour } = vars;

const barControl = style({
  ...bareButton,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: '36px',
  height: '36px',
  paddingInline: space[8],
  border: '1px solid transparent',
  ...typography.label,
  selectors: { '&:is(:active, [aria-expanded="true"])': { backgroundColor: colour.barHover } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.barHover } } },
    [media.touch]: { minWidth: '40px', height: '40px' },
  },
});

export const barButton = style([barControl, { maxWidth: '14rem' }]);

/** The label of a button, hidden on a phone. */
export const barLabel = style({
  ...ellipsis,
  '@media': { [media.narrow]: { display: 'none' } },
});

/** The arrow of a menu, hidden where the title needs the space. */
export const menuArrow = style({
  display: 'inline-flex',
  flex: 'none',
  '@media': { [media.medium]: { display: 'none' } },
});

/** The search button has no space for a word. */
const iconOnly = '(width < 6rem)';

/** The label of the search button, visually hidden on a phone and next to large text. */
export const searchLabel = style([
  barLabel,
  {
    '@container': { [iconOnly]: visuallyHiddenRules },
    '@media': { [media.narrow]: { display: 'block', ...visuallyHiddenRules } },
  },
]);

/** Looks like a search field, and on a phone like an icon button. */
export const barSearch = style([
  barControl,
  {
    // With large text it shrinks to its icon, so that the title is not cut.
    width: 'clamp(2.25rem, 100vw - 44rem, 16.25rem)',
    justifyContent: 'flex-start',
    overflow: 'hidden',
    containerType: 'inline-size',
    borderColor: colour.barHover,
    fontWeight: typography.body.fontWeight,
    '@media': {
      [media.medium]: { width: 'clamp(2.25rem, 100vw - 28rem, 12.5rem)' },
      [media.narrow]: {
        width: '40px',
        padding: 0,
        justifyContent: 'center',
        borderColor: 'transparent',
        color: 'inherit',
      },
      [media.forcedColours]: { borderColor: 'ButtonBorder' },
    },
  },
]);

globalStyle(`${barSearch} > svg`, { flex: 'none', '@container': { [iconOnly]: { marginInline: 'auto' } } });

/** The keyboard shortcut, where there is space for it. */
export const barKeys = style({
  flex: 'none',
  marginInlineStart: 'auto',
  padding: `0 ${space[6]}`,
  border: `1px solid ${colour.barHover}`,
  borderRadius: '4px',
  ...typography.caption,
  fontFamily: 'inherit',
  '@container': { '(width < 9rem)': { display: 'none' } },
  '@media': { [media.medium]: { display: 'none' } },
});

/** The initial of the signed-in user. */
export const initial = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: radius.pill,
  backgroundColor: colour.accent,
  color: colour.onAccent,
  ...typography.caption,
  fontWeight: typography.heading.fontWeight,
  textTransform: 'uppercase',
  // Empty alternative text, because the name is next to it.
  '::before': { content: ['attr(data-initial)', 'attr(data-initial) / ""'] },
  '@media': {
    // Forced-colors mode puts a Canvas backplate behind the letter.
    [media.forcedColours]: { border: '1px solid', backgroundColor: 'Canvas', color: 'CanvasText' },
  },
});
