export { isCut } from './isCut.ts';
export { Truncate, type TruncateProps } from './Truncate.tsx';
