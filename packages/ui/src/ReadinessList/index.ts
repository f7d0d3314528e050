export type { ReadinessListProps } from './ReadinessList.tsx';
export { ReadinessList } from './ReadinessList.tsx';
