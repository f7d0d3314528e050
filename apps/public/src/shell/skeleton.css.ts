import { barHeight, elevation, layer, media, radius, space, typography, vars } from '@cpd/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';

const { colour } = vars;

/** The header in index.html. It reserves the space of the logo, which loads with the page. */
globalStyle('#skeleton', {
  ...typography.heading,
  display: 'flex',
  alignItems: 'center',
  height: '56px',
  paddingInline: 'max(52px, 50% - 332px) 16px',
  borderBlockEnd: `1px solid ${colour.border}`,
  backgroundColor: colour.surfaceRaised,
});
globalStyle(':root:not([data-skeleton]) #skeleton', { display: 'none' });

const appear = keyframes({ to: { visibility: 'visible' } });
globalStyle('#slow-load-notice', {
  ...typography.body,
  position: 'fixed',
  insetBlockStart: `calc(${barHeight} + ${space[12]})`,
  insetInline: space[16],
  zIndex: layer.notification,
  width: 'fit-content',
  marginInline: 'auto',
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${colour.border}`,
  borderRadius: radius.card,
  backgroundColor: colour.surfaceRaised,
  boxShadow: elevation.popover,
  visibility: 'hidden',
  animation: `${appear} 1ms 10s forwards`,
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle('#slow-load-notice a', {
  color: colour.accentText,
  '@media': { [media.touch]: { padding: `${space[12]} 0` } },
});
