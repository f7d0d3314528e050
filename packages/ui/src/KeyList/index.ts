export type { KeyListEntry, KeyListProps } from './KeyList.tsx';
export { KeyCaps, KeyList } from './KeyList.tsx';
