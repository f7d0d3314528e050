export type { Segment, SegmentedControlProps } from './SegmentedControl.tsx';
export { SegmentedControl } from './SegmentedControl.tsx';
