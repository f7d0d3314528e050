import { style } from '@vanilla-extract/css';
import { asCards, containerName, withText } from '../PagedTable/cards.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The picture, and the words beside it. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  minHeight: '40px',
});

/** The picture; a table of many columns that have just room leaves it to the title. */
export const picture = style({
  flex: 'none',
  '@container': { [`${containerName(760)} (${withText(760)} <= width < ${withText(880)})`]: { display: 'none' } },
});

/** The name above, the rest below it. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  minWidth: 0,
});

/** The way to the thing, as large as all of it. */
export const link = style({
  ...line,
  display: 'block',
  maxWidth: '100%',
  borderRadius: '2px',
  color: vars.colour.text,
  ...typography.label,
  textDecorationLine: 'none',
  textUnderlineOffset: '3px',
  '@container': asCards({ whiteSpace: 'normal' }),
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&[data-hovered]': { textDecorationLine: 'underline' },
  },
  // Without a colour of its own, a link tells itself to readers with their own palette by its line.
  '@media': { [media.forcedColours]: { textDecorationLine: 'underline' } },
});

/** What else tells the thing apart. */
export const detail = style({
  ...line,
  maxWidth: '100%',
  color: vars.colour.textMuted,
  ...typography.caption,
  fontWeight: typography.body.fontWeight,
  '@container': asCards({ whiteSpace: 'normal' }),
});
