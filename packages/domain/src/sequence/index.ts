export { canMoveDown, canMoveUp, MOVE_DOWN, MOVE_UP, moved, type SequenceAction } from './sequence.ts';
