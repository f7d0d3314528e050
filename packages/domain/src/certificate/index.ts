export { HOLD_INTERVAL_MS, heldDistance, holdStep, NUDGE_STEPS, PRESS_STEP, REPEATS_PER_STEP } from './hold.ts';
export {
  fitFontSize,
  type MeasureName,
  NAME_BASELINE_RATIO,
  NAME_COLOUR,
  NAME_FONT_FAMILY,
  NAME_FONT_SIZE_RATIO,
  NAME_FONT_SIZE_STEP,
  NAME_FONT_WEIGHT,
  NAME_MAX_WIDTH_RATIO,
  type NameLine,
  nameLine,
  nameMaxWidth,
  PREVIEW_WIDTH,
  previewScale,
  type TemplateSize,
} from './nameLine.ts';
export {
  type Direction,
  isAtEdge,
  isStorablePosition,
  middleOf,
  NEW_IMAGE_POSITION,
  nudge,
  resetPosition,
  SNAP_RATIO,
  snapToMiddle,
} from './position.ts';
