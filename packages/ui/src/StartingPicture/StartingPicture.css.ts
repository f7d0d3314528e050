import { globalStyle } from '@vanilla-extract/css';
import { navigationWidth } from '../AppShell/navigationWidth.ts';
import { vars } from '../theme/contract.css.ts';
import { barHeight, fontSize, fontWeight, media, space } from '../theme/scale.ts';

const { bar, barEdge, onBar, surfaceRaised, border } = vars.colour;
const aboveEdge = `calc(${barHeight} - 1px)`;

const barAcross = `linear-gradient(${bar} ${aboveEdge}, ${barEdge} 0 ${barHeight}, transparent 0)`;
const columnOf = (width: number) =>
  `linear-gradient(90deg, ${surfaceRaised} ${width - 1}px, ${border} 0 ${width}px, transparent 0)`;

// The document's first child is the shell as it stands before its words have come, and the second one the sign-in page.
globalStyle('#start > :first-child', {
  height: '100dvh',
  paddingInline: space[20],
  background: `${barAcross}, ${columnOf(navigationWidth.wide)}`,
  color: onBar,
  fontSize: fontSize[16],
  fontWeight: fontWeight.semibold,
  lineHeight: aboveEdge,
  '@media': {
    [media.compact]: { background: `${barAcross}, ${columnOf(navigationWidth.compact)}` },
    // Beside the place of the menu's button.
    [media.medium]: { background: barAcross, paddingInline: '60px' },
  },
});

globalStyle(
  [
    '[data-signed-in] #start > :last-child',
    ':root:not([data-signed-in]) #start > :first-child',
    '#root:has(main, h1, [role=alert]) + #start',
  ].join(),
  { display: 'none' },
);
