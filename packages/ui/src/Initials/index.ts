export { Initials, type InitialsProps } from './Initials.tsx';
