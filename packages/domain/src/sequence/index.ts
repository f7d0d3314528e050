export { MOVE_DOWN, MOVE_UP, moved, movedTo, type SequenceAction } from './sequence.ts';
