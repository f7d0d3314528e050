import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontFamily } from './scale.ts';
import { anyScript, typography } from './typography.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Always there, so that a short page does not shift against a long one.
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
// A title may be in Thai or Arabic on an English page, and the page from right to left around English words.
globalStyle('h1, h2, h3, p, li, dt, dd, label, legend, bdi', anyScript);
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('img, svg, canvas', { display: 'block', maxWidth: '100%' });
// A long word breaks rather than widen what it stands in, be it a flexible box or a table cell.
globalStyle('h1, h2, h3, p, li, dd, td, th', { overflowWrap: 'anywhere' });

// One ring for everything that takes focus, so that no component can forget it.
globalStyle(':focus-visible', { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' });

// What takes the focus from the page alone, as a heading does, shows no ring: nothing can be done with it.
globalStyle(':is(div, main, h1, h2)[tabindex="-1"]:not([role]):focus-visible', { outline: 'none' });

// A page whose policy allows no inline styles holds the library's own rule off, by an element with the id that it looks for.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

globalStyle('[hidden]', { display: 'none !important' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: with a duration, however short, every property of everything would have a transition. React Aria
      // waits for an overlay's transitions before it takes it away, and for ever where one of them is cancelled.
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
