export type { FileListProps, ListedFile } from './FileList.tsx';
export { FileList } from './FileList.tsx';
