import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontFamily } from './scale.ts';
import { anyScript, typography } from './typography.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Always visible, so that short and long pages have the same width.
  overflowY: 'scroll',
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  fontFamily: fontFamily.sans,
  ...typography.body,
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
// Content can be in any script, whatever the direction of the page.
globalStyle('h1, h2, h3, p, li, dt, dd, label, legend, bdi', anyScript);
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('img, svg, canvas', { display: 'block', maxWidth: '100%' });
// A long word breaks instead of widening a flex item or a table cell.
globalStyle('h1, h2, h3, p, li, dd, td, th', { overflowWrap: 'anywhere' });

// One focus ring for all elements.
globalStyle(':focus-visible', { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' });

// An element that only scripts focus, such as a heading, is not interactive and has no focus ring.
globalStyle(':is(div, main, h1, h2)[tabindex="-1"]:not([role]):focus-visible', { outline: 'none' });

// React Aria's own rule, which it inserts as an inline style. A content security policy can forbid that.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

globalStyle('[hidden]', { display: 'none !important' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // No transition at all: with a short duration every property would have one. React Aria waits for an overlay's
      // transitions before it removes it, and waits forever if one is cancelled.
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});

// A React Aria overlay that opens. In the first frame of even the shortest animation, a dialog is transparent.
globalStyle('[data-entering]', {
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: 'none !important' } },
});
