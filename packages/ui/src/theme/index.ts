import './themes.css.ts';
import './global.css.ts';

export { vars } from './contract.css.ts';
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
export type { ColourName, ColourScheme } from './tokens.ts';
