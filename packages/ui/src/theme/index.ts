/** @internal A style sheet has no types, so the package's declarations omit it. */
import './fallbackFont.css';
import './themes.css.ts';
import './global.css.ts';

/**
 * Loads the fonts of the interface once the document has loaded. Call it when the code and the data of the first page have
 * arrived: before, fonts would compete with them on a slow connection.
 * @internal The packed style sheet contains the fonts.
 */
export function loadFonts(): void {
  if (document.readyState === 'complete') importFonts();
  else window.addEventListener('load', importFonts, { once: true });
}

/** Without the sheet, texts use fonts of the device. */
function importFonts(): void {
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
