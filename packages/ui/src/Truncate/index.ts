export type { TruncateProps } from './Truncate.tsx';
export { Truncate } from './Truncate.tsx';
