export { ChangeList, type ChangeListEntry, type ChangeListProps } from './ChangeList.tsx';
