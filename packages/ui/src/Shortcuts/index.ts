export {
  characterOf,
  isAlt,
  isCommand,
  isDialogOpen,
  isPageBusy,
  isTyping,
  isUnmodified,
  type KeyPress,
  topmostPart,
} from './keys.ts';
export { typeAhead } from './typeAhead.ts';
