export { saveFile } from './saveFile.ts';
export { useDownload } from './useDownload.ts';
