export type { InlineSelectProps } from './InlineSelect.tsx';
export { InlineSelect } from './InlineSelect.tsx';
