export { FileList, type FileListProps, type ListedFile } from './FileList.tsx';
