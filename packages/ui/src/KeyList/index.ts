export { isApple } from './isApple.ts';
export { KeyCaps, KeyList, type KeyListEntry, type KeyListProps } from './KeyList.tsx';
