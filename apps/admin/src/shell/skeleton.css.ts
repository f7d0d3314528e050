import { barHeight, elevation, layer, media, radius, space, typography, vars } from '@cpd/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';

const { colour } = vars;

/** Selects one of the two skeletons in index.html, as boot.js chose. */
globalStyle(':root:not([data-skeleton="layout"]) #layout-skeleton, :root[data-skeleton="layout"] #sign-in-skeleton', {
  display: 'none',
});

globalStyle('#layout-skeleton', {
  display: 'grid',
  grid: `${barHeight} 1fr / 216px minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': {
    [media.rail]: { gridTemplateColumns: '5rem minmax(0, 1fr)' },
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle('#layout-skeleton > header', {
  ...typography.heading,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  // Reserves the space of the logo, which loads with the app.
  paddingInlineStart: '60px',
  backgroundColor: colour.bar,
  color: colour.onBar,
  '@media': { [media.narrow]: { paddingInlineStart: '56px' } },
});
globalStyle('#layout-skeleton > ul', {
  ...typography.note,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[12],
  backgroundColor: colour.surfaceRaised,
  borderInlineEnd: `1px solid ${colour.border}`,
  '@media': { [media.medium]: { display: 'none' } },
});
// Reserves the space of the icons, which load with the app.
globalStyle('#layout-skeleton li', {
  padding: `8px ${space[12]} 8px 44px`,
  borderRadius: radius.control,
  '@media': { [media.rail]: { display: 'none' } },
});
for (const section of ['user', 'feed', 'certificate-group', 'course', 'quiz', 'event', 'setting']) {
  globalStyle(`:root[data-section="${section}"] #layout-skeleton [data-section="${section}"]`, {
    backgroundColor: colour.accentSoft,
    color: colour.accentText,
  });
}
globalStyle('#layout-skeleton > main', { padding: `96px ${space[32]} 0` });
globalStyle('#layout-skeleton > main > div, #sign-in-skeleton > div > div', {
  height: '50vh',
  borderRadius: radius.card,
  backgroundColor: colour.surfaceRaised,
});

globalStyle('#sign-in-skeleton', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  alignItems: 'center',
  minHeight: '100dvh',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
});
globalStyle('#sign-in-skeleton > div:first-child', {
  width: 'min(100% - 32px, 22rem)',
  marginInline: 'auto',
  paddingBlock: space[32],
});
globalStyle('#sign-in-skeleton h1', typography.titleLarge);
globalStyle('#sign-in-skeleton h1 + p', { color: colour.textMuted, marginBlock: `${space[8]} ${space[24]}` });
// Reserves the space of the logo, which loads with the app.
globalStyle('#sign-in-skeleton p:first-child', {
  ...typography.heading,
  marginBlockEnd: space[32],
  paddingInlineStart: space[32],
});
globalStyle('#sign-in-skeleton > div > div', { height: '60px', marginBlockStart: space[20] });
globalStyle('#sign-in-skeleton > div:last-child', {
  alignSelf: 'stretch',
  margin: space[16],
  borderRadius: radius.card,
  backgroundColor: colour.accentSoft,
  '@media': { [media.medium]: { order: -1, height: '12rem' } },
});

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
globalStyle('#slow-load-notice a', { color: colour.accentText });
