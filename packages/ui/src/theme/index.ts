import './themes.css.ts';
import './global.css.ts';

export type { ColourName, ColourScheme } from './colours.ts';
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
