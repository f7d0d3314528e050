export type { KeyListEntry, KeyListProps } from './KeyList.tsx';
export { KeyList } from './KeyList.tsx';
