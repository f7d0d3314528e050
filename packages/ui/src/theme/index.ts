/** @internal A style sheet has no types, so that the package's declarations leave it out. */
import './fonts.css';
import './themes.css.ts';
import './global.css.ts';

// WebKit takes a face that a page does not need for one that is still to come, and paints nothing before the scripts have
// come, too. Where the sheet does not arrive, these scripts are shown in a typeface of the device.
import('./furtherScripts.css').catch(() => {});

export { vars } from './contract.css.ts';
export { elevation } from './elevation.ts';
export type { Space } from './scale.ts';
export {
  barHeight,
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
