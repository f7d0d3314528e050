export { Initials, type InitialsProps } from './Initials.tsx';
export { initialOf } from './initialsOf.ts';
