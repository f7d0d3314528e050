export type { ChangeListEntry, ChangeListProps } from './ChangeList.tsx';
export { ChangeList } from './ChangeList.tsx';
