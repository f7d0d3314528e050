export { KeyCaps, KeyList, type KeyListEntry, type KeyListProps } from './KeyList.tsx';
