export { certificateNumber } from './certificateNumber.ts';
export { HOLD_INTERVAL_MS, holdStep, NUDGE_STEPS, PRESS_STEP } from './hold.ts';
export {
  NAME_ARABIC_FONT_FAMILY,
  NAME_COLOUR,
  NAME_FONT_FAMILY,
  NAME_FONT_WEIGHT,
  nameFont,
  nameLine,
  PREVIEW_WIDTH,
  type TemplateSize,
} from './nameLine.ts';
export { type Direction, isAtEdge, middleOf, nudge, resetPosition, snapToMiddle } from './position.ts';
