/** @internal A style sheet has no types, so the package's declarations omit it. */
import './fallbackFont.css';
import './themes.css.ts';
import './global.css.ts';

// The builds of style sheets and of the terms have no window.
if (typeof window !== 'undefined') {
  // Any earlier, fonts would compete with the scripts on a slow connection.
  if (document.readyState === 'complete') loadFonts();
  else window.addEventListener('load', loadFonts, { once: true });
}

/** Without the sheet, texts use fonts of the device. */
function loadFonts(): void {
  import('./fonts.css').catch(() => {});
}

export { vars } from './contract.css.ts';
export { elevation } from './elevation.ts';
export type { Space } from './scale.ts';
export {
  barHeight,
  breakpoint,
  fontFamily,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  motion,
  radius,
  space,
} from './scale.ts';
export { typography } from './typography.ts';
