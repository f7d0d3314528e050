import { barHeight, elevation, layer, media, radius, space, typography, vars } from '@cpd/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';

const appear = keyframes({ to: { visibility: 'visible' } });

/** What `index.html` says where the app's scripts do not come; by style alone, as no script can be counted on. */
globalStyle('#late', {
  ...typography.body,
  position: 'fixed',
  insetBlockStart: `calc(${barHeight} + ${space[12]})`,
  insetInline: space[16],
  zIndex: layer.notification,
  width: 'fit-content',
  marginInline: 'auto',
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
  boxShadow: elevation.popover,
  visibility: 'hidden',
  animation: `${appear} 1ms 10s forwards`,
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle('#late a', { color: vars.colour.accentText, '@media': { [media.touch]: { padding: `${space[12]} 0` } } });
