export type { ReadinessItem, ReadinessListProps } from './ReadinessList.tsx';
export { ReadinessList } from './ReadinessList.tsx';
