export { type ReadinessItem, ReadinessList, type ReadinessListProps } from './ReadinessList.tsx';
