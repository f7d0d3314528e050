/** @internal A style sheet has no types, so that the package's declarations leave it out. */
import './fonts.css';
import './themes.css.ts';
import './global.css.ts';

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
