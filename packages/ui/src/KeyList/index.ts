export { isApple } from './isApple.ts';
export { KeyCaps, KeyList, type KeyListEntry, type KeyListProps } from './KeyList.tsx';
export { type CommandKey, useCommandKey } from './useCommandKey.ts';
